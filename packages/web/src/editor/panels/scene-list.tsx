import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { openingScene } from '@tourwright/tour/rules';
import { useMemo } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { tourLinks } from '../rules/tour-links.ts';
import { ListedScene } from './listed-scene.tsx';
import styles from './scene-list.module.css';

/** The scenes in their order, each with its card while that is in sight; dragging reorders them. */
export function SceneList() {
  const tour = useEditorStore((state) => state.tour);
  const startId = tour ? (openingScene(tour)?.id ?? null) : null;
  const links = useMemo(() => (tour ? tourLinks(tour, startId) : null), [tour, startId]);
  const ids = useMemo(() => tour?.scenes.map(({ id }) => id) ?? [], [tour]);
  if (!tour || !links) return null;
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <ol className={styles.list} aria-label={t('scenes.order')}>
        {tour.scenes.map((scene, index) => (
          <ListedScene
            key={scene.id}
            index={index}
            scene={scene}
            isStart={scene.id === startId}
            linksOut={links.out.get(scene.id) ?? 0}
            linksIn={links.in.get(scene.id) ?? 0}
            isLonely={tour.scenes.length > 1 && !links.out.has(scene.id)}
          />
        ))}
      </ol>
    </SortableContext>
  );
}
