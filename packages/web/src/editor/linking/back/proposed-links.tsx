import { IconDoor, IconX } from '@tabler/icons-react';
import { type MissingWay, missingWays } from '@tourwright/tour/building';
import type { Viewer } from '@tourwright/viewer';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { buildingFacts } from '../../rules/building-facts.ts';
import { useCanvasView } from '../../use-canvas-view.ts';
import { l } from '../linking-text.ts';
import { linkScenes } from '../picker/link-scenes.ts';
import styles from './proposed-links.module.css';

/** Ways back that the open scene lacks, dashed where they would be, each with a button that adds it. */
export function ProposedLinks({ viewer }: { viewer: Viewer }) {
  const tour = useEditorStore((state) => state.tour);
  const sceneId = useEditorStore((state) => state.selectedSceneId);
  const media = useEditorStore((state) => state.media);
  const dismissed = useEditorStore((state) => state.dismissedProposals);
  const ways = useMemo(() => {
    if (!tour || sceneId === null) return [];
    const key = ({ targetId }: MissingWay) => `link/${sceneId}/${targetId}`;
    return missingWays(tour, sceneId, buildingFacts(media, tour))
      .map((way) => ({ ...way, key: key(way) }))
      .filter((way) => !dismissed.includes(way.key));
  }, [tour, sceneId, media, dismissed]);
  return ways.map((way) => <Proposal key={way.key} viewer={viewer} way={way} />);
}

function Proposal({ viewer, way }: { viewer: Viewer; way: MissingWay & { key: string } }) {
  const { actions } = useEditor();
  const name = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === way.targetId)?.name ?? '');
  // Where it appears follows from the view.
  useCanvasView();
  const point = viewer.project(way.position);
  if (!point) return null;
  const dismiss = () => actions.set({ dismissedProposals: [...actions.state().dismissedProposals, way.key] });
  return (
    <div className={styles.proposal} style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
      <span className={styles.mark} aria-hidden="true">
        <IconDoor size={18} stroke={1.75} />
      </span>
      <div className={`${styles.card} glass`}>
        <span>{l('proposal.title', { name })}</span>
        <Button
          variant="solid"
          size="small"
          onClick={() => linkScenes(actions, way.targetId, way.position, { withWayBack: false })}
        >
          {l('proposal.add')}
        </Button>
        <button type="button" aria-label={l('proposal.dismiss')} onClick={dismiss}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
