import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useEditorStore } from '../../editor-store.ts';
import { box, type Places } from './place.ts';

/** On a small screen, where the whole map is tiny, the two scenes of the arrow that is selected are shown larger. */
export function useArrowInSight(places: Places): void {
  const selected = useEditorStore((state) => state.mapPair);
  const isSmall = useMediaQuery('(max-width: 767px)');
  const isMeasured = useStore(({ width, height }) => width > 0 && height > 0);
  const { fitBounds } = useReactFlow();
  const latest = useRef(places);
  latest.current = places;
  useEffect(() => {
    if (!selected || !isSmall || !isMeasured) return;
    const ends = selected.split('-').flatMap((id) => latest.current.get(Number(id)) ?? []);
    const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    if (ends.length < 2) return;
    void fitBounds(
      { x, y, width: Math.max(...xs) - x + box.width, height: Math.max(...ys) - y + box.height },
      { padding: 0.15 },
    );
  }, [selected, isSmall, isMeasured, fitBounds]);
}
