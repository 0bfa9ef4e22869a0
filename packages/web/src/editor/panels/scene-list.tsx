import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { openingScene } from '@tourwright/tour/rules';
import { useMemo } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { tourLinks } from '../rules/tour-links.ts';
import { SceneCard } from './scene-card.tsx';
import styles from './scene-list.module.css';

/** The cards of all scenes; dragging reorders them. */
export function SceneList() {
  const tour = useEditorStore((state) => state.tour);
  const startId = tour ? (openingScene(tour)?.id ?? null) : null;
  const links = useMemo(() => (tour ? tourLinks(tour, startId) : null), [tour, startId]);
  if (!tour || !links) return null;
  return (
    <SortableContext items={tour.scenes.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      <ol className={styles.list} aria-label={t('scenes.order')}>
        {tour.scenes.map((scene) => (
          <SceneCard
            key={scene.id}
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
