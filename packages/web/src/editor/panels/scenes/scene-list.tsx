import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Scene } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { tourLinks } from '../../rules/tour-links.ts';
import { type FloorGroup, floorGroups } from '../../scenes/floor-groups.ts';
import { ListedScene } from './card/listed-scene.tsx';
import { FloorHead } from './floor-head.tsx';
import styles from './scene-list.module.css';

/** The scenes in their order, each with its card while that is in sight; dragging reorders them. With floor plans, by floors. */
export function SceneList({ query = '' }: { query?: string }) {
  const tour = useEditorStore((state) => state.tour);
  const closed = useEditorStore((state) => state.closedFloors);
  const startId = tour ? (openingScene(tour)?.id ?? null) : null;
  const links = useMemo(() => (tour ? tourLinks(tour, startId) : null), [tour, startId]);
  const groups = useMemo(() => tour && floorGroups(tour), [tour]);
  const wanted = query.trim().toLocaleLowerCase();
  const isFound = ({ name }: Scene) => wanted === '' || name.toLocaleLowerCase().includes(wanted);
  // What is searched for is not hidden in a closed group.
  const isOpen = ({ planId }: FloorGroup) => wanted !== '' || !closed.includes(keyOf(planId));
  const shown = groups?.flatMap((group) => (isOpen(group) ? group.scenes : [])) ?? tour?.scenes ?? [];
  const ids = useSame(shown.map(({ id }) => id));
  useArrivals();
  if (!tour || !links) return null;
  const listed = (scene: Scene) => (
    <ListedScene
      key={scene.id}
      index={shown.indexOf(scene)}
      scene={scene}
      isStart={scene.id === startId}
      linksOut={links.out.get(scene.id) ?? 0}
      linksIn={links.in.get(scene.id) ?? 0}
      isLonely={tour.scenes.length > 1 && !links.out.has(scene.id)}
    />
  );
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      {groups ? (
        <div className={styles.groups} data-scroller="">
          {groups
            .map((group) => ({ group, found: group.scenes.filter(isFound) }))
            .filter(({ found }) => wanted === '' || found.length > 0)
            .map(({ group, found }) => (
              <Floor key={keyOf(group.planId)} group={group} count={found.length} isOpen={isOpen(group)}>
                {isOpen(group) && found.map(listed)}
              </Floor>
            ))}
        </div>
      ) : (
        <ol className={styles.list} aria-label={t('scenes.order')} data-scroller="">
          {tour.scenes.filter(isFound).map(listed)}
        </ol>
      )}
    </SortableContext>
  );
}

/** Brings the cards of scenes that were just added into sight: the first one, and what of the others fits beside it. */
function useArrivals(): void {
  const { store } = useOpenTour();
  const arrived = useEditorStore(({ arrivedSceneIds }) => arrivedSceneIds);
  useEffect(() => {
    const [first, last] = [arrived[0], arrived.at(-1)];
    if (first === undefined) return;
    for (const id of [last, first]) {
      const card = document.querySelector(`li[data-scene-id="${id}"]`);
      card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    store.setState({ arrivedSceneIds: [] });
  }, [arrived, store]);
}

/** By what a closed group is remembered. */
function keyOf(planId: string | null): string {
  return planId ?? 'none';
}

interface FloorProps {
  group: FloorGroup;
  count: number;
  isOpen: boolean;
  children: ReactNode;
}

/** The scenes of one floor under their head. */
function Floor({ group: { planId, name }, count, isOpen, children }: FloorProps) {
  const { store } = useOpenTour();
  const toggle = () => {
    const { closedFloors } = store.getState();
    const key = keyOf(planId);
    store.setState({
      closedFloors: isOpen ? [...closedFloors, key] : closedFloors.filter((each) => each !== key),
    });
  };
  return (
    <section className={styles.floor} aria-label={planId === null ? t('scenes.no-floor') : name}>
      <FloorHead {...{ planId, name, count, isOpen }} onToggle={toggle} />
      {isOpen && (
        <ol className={styles.onFloor} aria-label={t('scenes.order')}>
          {children}
        </ol>
      )}
    </section>
  );
}

/** The same array as long as it holds the same: a new one would draw all cards again. */
function useSame(ids: number[]): number[] {
  const [kept, keep] = useState(ids);
  const isSame = kept.length === ids.length && kept.every((id, index) => id === ids[index]);
  if (!isSame) keep(ids);
  return isSame ? kept : ids;
}
