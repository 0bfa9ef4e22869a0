import type { Hotspot, Scene, Vector } from '@tourwright/tour/document';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import inspector from '../../panels/inspector.module.css';
import { buildingFacts } from '../../rules/building-facts.ts';
import { newEdit } from '../../state/new-edit.ts';
import { backHotspot, placedBack } from '../link-changes.ts';
import { l } from '../linking-text.ts';
import { isUncertain } from '../picker/link-scenes.ts';
import { WayBackPart } from './way-back-part.tsx';
import { whyThere } from './why-there.ts';

/** A link that nobody comes back by, and where its way back would be. */
export function MissingBack({ from, to, link }: { from: Scene; to: Scene; link: Hotspot }) {
  const { store } = useOpenTour();
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const [own, setOwn] = useState<Vector | null>(null);
  const placed = useMemo(
    () => tour && placedBack(tour, { from, to }, link, buildingFacts(media, tour)),
    [tour, media, from, to, link],
  );
  if (!placed) return null;
  const position = own ?? placed.direction;
  const add = () => {
    const hotspot = backHotspot(link, from, position);
    const edit = newEdit({ kind: 'hotspot.add', sceneId: to.id, hotspot });
    const name = { id: 'edit.link-back', values: { name: from.name } };
    const { commit, uncheckedBacks } = store.getState();
    if (!commit(edit, { name }).ok || own) return;
    const { evidence, confidence } = placed;
    store.setState({ uncheckedBacks: { ...uncheckedBacks, [hotspot.id]: { evidence, confidence } } });
  };
  return (
    <WayBackPart
      {...{ from, to, position }}
      around={placed.direction}
      why={own ? l('back.yours') : whyThere(placed)}
      isUnchecked={false}
      isAsked={own === null && isUncertain(placed)}
      onMove={setOwn}
    >
      <div className={inspector.row}>
        <span className={inspector.faint}>{l('back.none', { name: to.name })}</span>
        <Button size="small" onClick={add}>
          {l('back.add')}
        </Button>
      </div>
    </WayBackPart>
  );
}
