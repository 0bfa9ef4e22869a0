import { useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { linkArrows } from '../drawing/link-arrows.ts';
import { layOut } from './lay-out.ts';
import type { Places } from './place.ts';
import { inRows, onFloors, type ShownFloor } from './scene-places.ts';

/** How scenes are arranged on the map: as on the floor plan, or by their links. */
export type Arrangement = 'plan' | 'automatic';

interface Shown {
  places: Places;
  floors: readonly ShownFloor[];
  /** Nothing moves any more by itself. */
  isSettled: boolean;
  /** Lays the scenes out again by the links that they have now. */
  tidy(): void;
}

/** Where the boxes are. A link that is made moves none of them. */
export function useScenePlaces(arrangement: Arrangement): Shown {
  const scenes = useEditorStore((state) => state.tour?.scenes);
  const plans = useEditorStore((state) => state.tour?.floorPlans);
  const media = useEditorStore((state) => state.media);
  const laidOut = useLaidOut(arrangement === 'automatic');
  const onPlan = useMemo(
    () =>
      arrangement === 'plan'
        ? onFloors(scenes ?? [], plans ?? [], ({ slug }) => {
            const { width, height } = media[slug] ?? {};
            return width && height ? width / height : 4 / 3;
          })
        : null,
    [arrangement, scenes, plans, media],
  );
  if (onPlan) return { ...onPlan, isSettled: true, tidy: laidOut.tidy };
  return { ...laidOut, floors: noFloors };
}

/** The ratio of the map, width by height, before it is known. */
const usualShape = 1.5;
const noFloors: readonly never[] = [];

function useLaidOut(isWanted: boolean): Omit<Shown, 'floors'> {
  const { store } = useOpenTour();
  const flow = useStoreApi();
  const ids = useEditorStore(({ tour }) => tour?.scenes.map(({ id }) => id).join(' ') ?? '');
  const [found, setFound] = useState<{ ids: string; places: Places } | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for it again
  useEffect(() => {
    const { tour } = store.getState();
    if (!isWanted || !tour) return;
    const end = new AbortController();
    const keep = (places: Places) => {
      if (!end.signal.aborted) setFound({ ids, places });
    };
    const known = tour.scenes.map(({ id }) => id);
    const { width, height } = flow.getState();
    const shape = width > 0 && height > 0 ? width / height : usualShape;
    layOut(known, linkArrows(tour), shape, end.signal).then(keep, (cause: unknown) => {
      if (end.signal.aborted) return;
      logError('Error laying out the map:', cause);
      keep(inRows(tour.scenes));
    });
    return () => end.abort(new Error('another layout is wanted'));
  }, [store, flow, ids, isWanted, turn]);
  const places = useMemo(() => {
    const rows = inRows(ids === '' ? [] : ids.split(' ').map((id) => ({ id: Number(id) })));
    // What has come or gone a moment ago waits for the layout; the others stay where they are.
    return found ? new Map([...rows, ...found.places]) : rows;
  }, [found, ids]);
  const tidy = useCallback(() => setTurn((before) => before + 1), []);
  return { places, isSettled: found?.ids === ids, tidy };
}
