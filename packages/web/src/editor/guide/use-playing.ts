import { useEffect } from 'react';
import { playGuide } from '../../client/tour/play-guide.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { stopsIn } from './guide-edits.ts';
import { visitStop } from './stops/visit-stop.ts';

/** A stop without a view of its own is looked around in, as visitors see it. */
const turnDegrees = 70;
const turnMs = 7000;

/** Plays the guided tour on the canvas while that is wanted, as visitors see and hear it; looking around pauses it. */
export function usePlaying(): void {
  const { store, view } = useOpenTour();
  const { canvas } = useEditor();
  const isPlaying = useEditorStore(({ guideRun }) => guideRun?.kind === 'play');
  useEffect(() => {
    const { guideRun, selectHotspot } = store.getState();
    if (!isPlaying || guideRun?.kind !== 'play') return;
    const stops = stopsIn(store);
    selectHotspot(null);
    const pause = () => store.setState({ guideRun: null });
    const run = playGuide(
      {
        stops,
        isMuted: false,
        visit: (stop) => visitStop(store, canvas, stop),
        voiceUrl: ({ slug }) => (slug && store.getState().media[slug]?.url) || null,
        onStop: (index) => {
          const stopId = index === null ? undefined : stops[index]?.id;
          if (stopId === undefined) pause();
          else store.setState({ selectedStopId: stopId, guideRun: { kind: 'play', stopId, since: null } });
        },
        onArrived: (index) => {
          const { id: stopId = '', yaw } = stops[index] ?? {};
          store.setState({ guideRun: { kind: 'play', stopId, since: performance.now() } });
          if (yaw === undefined) void canvas.current?.lookTo({ yaw: view.get().yaw + turnDegrees }, turnMs);
        },
      },
      Math.max(
        0,
        stops.findIndex(({ id }) => id === guideRun.stopId),
      ),
    );
    const listening = new AbortController();
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-editor-canvas]')) pause();
    };
    for (const name of ['pointerdown', 'wheel', 'keydown'] as const) {
      window.addEventListener(name, onInput, { signal: listening.signal, passive: true, capture: true });
    }
    const endWatching = store.subscribe((state, before) => {
      if (state.tour?.guide !== before.tour?.guide) pause();
    });
    return () => {
      endWatching();
      listening.abort();
      run.close();
    };
  }, [isPlaying, store, view, canvas]);
}
