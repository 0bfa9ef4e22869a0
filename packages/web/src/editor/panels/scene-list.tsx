import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { openingScene } from '@tourwright/tour/rules';
import { useMemo, useState } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { tourLinks } from '../rules/tour-links.ts';
import { ListedScene } from './listed-scene.tsx';
import styles from './scene-list.module.css';

/** The scenes in their order, each with its card while that is in sight; dragging reorders them. */
export function SceneList({ query = '' }: { query?: string }) {
  const tour = useEditorStore((state) => state.tour);
  const startId = tour ? (openingScene(tour)?.id ?? null) : null;
  const links = useMemo(() => (tour ? tourLinks(tour, startId) : null), [tour, startId]);
  const ids = useSame(tour?.scenes.map(({ id }) => id) ?? []);
  if (!tour || !links) return null;
  const wanted = query.trim().toLocaleLowerCase();
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <ol className={styles.list} aria-label={t('scenes.order')}>
        {tour.scenes.map(
          (scene, index) =>
            (wanted === '' || scene.name.toLocaleLowerCase().includes(wanted)) && (
              <ListedScene
                key={scene.id}
                index={index}
                scene={scene}
                isStart={scene.id === startId}
                linksOut={links.out.get(scene.id) ?? 0}
                linksIn={links.in.get(scene.id) ?? 0}
                isLonely={tour.scenes.length > 1 && !links.out.has(scene.id)}
              />
            ),
        )}
      </ol>
    </SortableContext>
  );
}

/** The same array as long as it holds the same: a new one would draw all cards anew. */
function useSame(ids: number[]): number[] {
  const [kept, keep] = useState(ids);
  const isSame = kept.length === ids.length && kept.every((id, index) => id === ids[index]);
  if (!isSame) keep(ids);
  return isSame ? kept : ids;
}
