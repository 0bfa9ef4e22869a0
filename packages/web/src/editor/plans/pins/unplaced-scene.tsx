import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import type { PointerEventHandler } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { p } from '../plan-text.ts';
import styles from '../plans-panel.module.css';
import { middle, placeScene } from './pins.ts';

/** A scene that is on no plan: dragged onto the plan, put in its middle by Enter, or placed by a tap on the plan after one here. */
export function UnplacedScene({ scene, planId }: { scene: Scene; planId: string }) {
  const { store } = useOpenTour();
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: scene.id });
  const isPlacing = useEditorStore((state) => state.placingSceneId === scene.id);
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.unplaced}
        aria-pressed={isPlacing}
        data-dragging={isDragging || undefined}
        {...(listeners?.onPointerDown && { onPointerDown: listeners.onPointerDown as PointerEventHandler })}
        onClick={({ detail }) => {
          // A press of a key has no place on the screen.
          if (detail === 0) placeInMiddle();
          else store.setState({ placingSceneId: isPlacing ? null : scene.id });
        }}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden="true" className={styles.grip} />
        <SceneThumbnail slug={scene.slug} className={styles.thumbnail} />
        <span className={styles.text}>
          <b className="ellipsis">{scene.name}</b>
          <span className={styles.note}>{p(isTouch ? 'plans.unplaced-touch' : 'plans.unplaced-hint')}</span>
        </span>
      </button>
    </li>
  );

  function placeInMiddle() {
    placeScene(store, planId, scene.id, middle);
    // The arrow keys continue with the pin.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-pin="${scene.id}"]`)?.focus());
  }
}
