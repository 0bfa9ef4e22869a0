import { IconArrowUp } from '@tabler/icons-react';
import { wayThere } from '@tourwright/tour/building';
import type { Hotspot, Scene, Vector } from '@tourwright/tour/document';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { useMemo } from 'react';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { isUncertain } from '../../linking/picker/link-scenes.ts';
import { SceneInset } from '../../linking/picker/scene-inset.tsx';
import { buildingFacts } from '../../rules/building-facts.ts';
import { lookAt, showHotspot } from '../../session/look-at.ts';
import { m } from '../map-text.ts';
import type { LinkArrow } from './link-arrows.ts';
import styles from './link-ends.module.css';

interface LinkEndsProps {
  arrow: LinkArrow;
  from: Scene;
  to: Scene;
}

/** Both ends of an arrow as pictures: where its links are, and where the way back would be. A press opens the scene there. */
export function LinkEnds({ arrow: { there, back }, from, to }: LinkEndsProps) {
  return (
    <div className={styles.ends}>
      <MadeEnd scene={from} link={there} />
      {back ? <MadeEnd scene={to} link={back} /> : <MissingEnd scene={to} other={from} />}
    </div>
  );
}

function MadeEnd({ scene, link }: { scene: Scene; link: Hotspot }) {
  const { actions } = useEditor();
  const open = () => {
    actions.set({ panel: 'scenes' });
    showHotspot(actions, scene.id, link.id);
  };
  return <End scene={scene} position={link.position} said={scene.name} onOpen={open} />;
}

/** Where the way back would be made; where that is a guess, it says so. */
function MissingEnd({ scene, other }: { scene: Scene; other: Scene }) {
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const place = useMemo(
    () => tour && wayThere(tour, scene.id, other.id, buildingFacts(media, tour)),
    [tour, media, scene.id, other.id],
  );
  if (!place) return null;
  const { direction } = place;
  const said = m(isUncertain(place) ? 'ends.guessed' : 'ends.proposed', { name: scene.name });
  const open = () => {
    actions.set({ panel: 'scenes' });
    lookAt(actions, scene.id, direction);
  };
  return <End scene={scene} position={direction} said={said} isProposed onOpen={open} />;
}

interface EndProps {
  scene: Scene;
  position: Vector;
  said: string;
  isProposed?: boolean;
  onOpen(): void;
}

/** A scene looking at a link, with the link in it. */
function End({ scene, position, said, isProposed = false, onOpen }: EndProps) {
  const [x, y, z] = position;
  const view = useMemo(() => {
    const { yaw, pitch } = yawPitchOf([x, y, z]);
    return { yaw: degrees(yaw), pitch: degrees(pitch) * 0.6, hfov: 90 };
  }, [x, y, z]);
  return (
    <button
      type="button"
      className={styles.end}
      title={m('arrow.open', { name: scene.name })}
      onClick={onOpen}
    >
      {/* A picture only: the button is what is pressed. */}
      <span inert>
        <SceneInset label={scene.name} scene={scene} view={view} className={styles.picture}>
          {(viewer) => <Mark {...{ viewer, position, isProposed }} />}
        </SceneInset>
      </span>
      <span className={styles.said}>{said}</span>
    </button>
  );
}

function Mark({ viewer, position, isProposed }: { viewer: Viewer; position: Vector; isProposed: boolean }) {
  const point = viewer.project(position);
  if (!point) return null;
  return (
    <span
      className={styles.mark}
      data-proposed={isProposed || undefined}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
    >
      <IconArrowUp size={16} stroke={2} aria-hidden="true" />
    </span>
  );
}
