import { useEffect } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { openVoiceRun, type RecordingState } from '../../recording/voice-run.ts';
import { v } from '../../recording/voice-text.ts';
import type { GuideRun } from '../../state/editor-state.ts';
import { watchHeldViews } from '../stops/held-views.ts';
import { keepRecordedStops, keepVoice } from './keep-recording.ts';

type Recording = Extract<GuideRun, { kind: 'record' | 'voice' }>;

/** Records while that is wanted: what its owner does and says, or what is said at one stop. */
export function useRecording(): void {
  const openTour = useOpenTour();
  const key = useEditorStore(({ guideRun }) =>
    guideRun === null || guideRun.kind === 'play' ? null : `${guideRun.kind} ${guideRun.stopId ?? ''}`,
  );
  useEffect(() => {
    if (key === null) return;
    const recording = openRecording(openTour);
    return () => recording.close();
  }, [key, openTour]);
}

function openRecording(openTour: OpenTour): { close(): void } {
  const { store, view, say } = openTour;
  const views = watchHeldViews();
  let isClosed = false;
  const { now, set, end } = createRun(store, () => isClosed);
  const run = openVoiceRun({
    withVoice: wantsVoice(now()),
    now,
    set,
    onRefused: (refusal) => {
      end();
      say('warn', v(`voice.${refusal}`));
    },
    onEnded: (why) => {
      say('warn', v(`voice.${why}`));
      set({ phase: 'finished' });
    },
    onTick: (seconds) => {
      views.look(seconds, store.getState().canvasSceneId, view.get());
      if (now()?.kind === 'record') set({ stops: views.count(seconds) });
    },
  });

  const finish = async (recording: Recording) => {
    const { samples, seconds, isBroken } = await run.finish();
    if (isBroken) say('warn', v('voice.broken'));
    else if (recording.kind === 'record')
      keepRecordedStops(openTour, views.finish(seconds), samples, seconds);
    else if (samples) keepVoice(openTour, recording.stopId, samples);
    if (!isClosed) end();
  };

  // At once: what is clicked next may end the run, and what was said stays.
  const stopListening = onceFinished(store, (recording) => void finish(recording));
  return {
    close: () => {
      isClosed = true;
      stopListening();
      run.close();
    },
  };
}

/** What is being recorded, and how far it is; nothing of it changes once `isClosed`. */
function createRun(store: OpenTour['store'], isClosed: () => boolean) {
  const now = () => {
    const { guideRun } = store.getState();
    return guideRun === null || guideRun.kind === 'play' ? null : guideRun;
  };
  const set = (change: Partial<RecordingState> | { stops: number }) => {
    const run = now();
    if (run && !isClosed()) store.setState({ guideRun: { ...run, ...change } as Recording });
  };
  const end = () => store.setState({ guideRun: null });
  return { now, set, end };
}

function wantsVoice(run: Recording | null): boolean {
  return run?.kind === 'voice' || (run?.kind === 'record' && run.withVoice);
}

/** Acts when the run is over; the result ends the wait. */
function onceFinished(store: OpenTour['store'], act: (run: Recording) => void): () => void {
  const stop = store.subscribe(({ guideRun }) => {
    if (guideRun === null || guideRun.kind === 'play' || guideRun.phase !== 'finished') return;
    stop();
    act(guideRun);
  });
  return stop;
}
