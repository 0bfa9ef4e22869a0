import { useEffect } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { GuideRun } from '../../state/editor-state.ts';
import { g } from '../guide-text.ts';
import { type HeldViews, watchHeldViews } from '../stops/held-views.ts';
import { keepRecordedStops, keepVoice } from './keep-recording.ts';
import { recordVoice, type VoiceRecorder } from './record-voice.ts';

const countdownSeconds = 3;
const tickMs = 100;

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
  const views: HeldViews = watchHeldViews();
  let voice: VoiceRecorder | null = null;
  let stopTicking = () => {};
  let isClosed = false;
  let at = 0;
  const { now, set, end } = createRun(store, () => isClosed);

  const begin = async () => {
    if (wantsVoice(now())) {
      const opened = await recordVoice();
      if (typeof opened === 'string') {
        if (!isClosed) end();
        say('warn', g(`record.${opened}`));
        return;
      }
      voice = opened;
      if (isClosed) return voice.close();
    }
    set({ phase: 'countdown', seconds: countdownSeconds });
    stopTicking = tickEvery(tickMs, tick);
  };

  const tick = (passed: number) => {
    const run = now();
    if (run?.phase === 'countdown' && run.seconds > passed) return set({ seconds: run.seconds - passed });
    if (run?.phase === 'paused') return voice?.pause();
    if (run?.phase !== 'countdown' && run?.phase !== 'running') return;
    voice?.goOn();
    if (run.phase === 'countdown') return set({ phase: 'running', seconds: 0 });
    at += passed;
    views.look(at, store.getState().canvasSceneId, view.get());
    set({ seconds: at, ...(run.kind === 'record' && { stops: views.count(at) }) });
  };

  const finish = async (run: Recording) => {
    stopTicking();
    const samples = voice ? await voice.finish() : null;
    if (voice && !samples) say('warn', g('record.broken'));
    else if (run.kind === 'record') keepRecordedStops(openTour, views.finish(at), samples, at);
    else if (samples) keepVoice(openTour, run.stopId, samples);
    if (!isClosed) end();
  };

  // At once: what is clicked next may end the run, and what was said stays.
  const stopListening = onceFinished(store, (run) => void finish(run));
  void begin();
  return {
    close: () => {
      isClosed = true;
      stopListening();
      stopTicking();
      voice?.close();
    },
  };
}

/** What is being recorded, and how far it is; nothing of it changes once `isClosed`. */
function createRun(store: OpenTour['store'], isClosed: () => boolean) {
  const now = () => {
    const { guideRun } = store.getState();
    return guideRun === null || guideRun.kind === 'play' ? null : guideRun;
  };
  const set = (change: Partial<Recording>) => {
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

/** Calls again and again with the seconds since the last time; the result ends it. */
function tickEvery(intervalMs: number, tick: (seconds: number) => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const passed = (performance.now() - last) / 1000;
    last = performance.now();
    tick(passed);
  }, intervalMs);
  return () => clearInterval(timer);
}
