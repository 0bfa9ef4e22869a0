import { memo, useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useEditorStore } from '../../../editor-store.ts';
import styles from './scene-card.module.css';
import { SceneCard, type SceneCardProps } from './scene-card.tsx';
import { useNearSight } from './use-near-sight.ts';

/** The height of a card with the gap below it, CSS pixels; a little less than it is. */
const cardPixels = 72;

/** Whether a card is there from the start: no more of them than the window shows, since each takes its time. */
function startsInSight(index: number): boolean {
  return index * cardPixels < window.innerHeight;
}

/** A scene in its place in the list: its card while that is in sight, else its name alone, which keeps the place. */
export const ListedScene = memo(function ListedScene({ index, ...card }: SceneCardProps & { index: number }) {
  const { id, name } = card.scene;
  const place = useRef<HTMLLIElement>(null);
  const isOpen = useEditorStore(({ selectedSceneId }) => selectedSceneId === id);
  const isInHand = useEditorStore(({ renamingSceneId }) => renamingSceneId === id) || isOpen;
  const isNear = useNearSight(place, startsInSight(index), isInHand);
  // However one goes to a scene, its card comes into sight.
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  if (isNear) return <SceneCard {...card} place={place} />;
  return (
    <li ref={place} data-scene-id={id} className={classNames(styles.card, styles.away)}>
      {name}
    </li>
  );
});
