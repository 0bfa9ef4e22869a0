import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openVoiceRun, type RecordingState, type VoiceRun } from './voice-run.ts';
import { v } from './voice-text.ts';
import { isHeard, wavOf } from './wav.ts';

/** What a recording became. */
interface Recorded {
  file: Blob;
  /** Where it is heard, as long as the recorder is open. */
  url: string;
}

/** A recorder of one sound. */
export interface SoundRecorder {
  run: RecordingState;
  /** What was said, once that is over. */
  recorded: Recorded | null;
  /** Why there is nothing, in words. */
  fault: string | null;
  /** What is to be known although it went well. */
  note: string | null;
  setPhase(phase: 'running' | 'paused'): void;
  finish(): void;
  /** Throws away what is there and starts again. */
  again(): void;
}

type State = Pick<SoundRecorder, 'run' | 'recorded' | 'fault' | 'note'>;

const initial: State = { run: { phase: 'asking', seconds: 0 }, recorded: null, fault: null, note: null };

/** Records one sound while the component that uses it is shown; it begins at once. */
export function useSoundRecorder(): SoundRecorder {
  const [store] = useState(() => createStore<State>(() => initial));
  const [take, setTake] = useState(1);
  const [recorder, setRecorder] = useState<{ finish(): void } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take is a recording of its own
  useEffect(() => {
    const opened = openRecorder(store);
    setRecorder(opened);
    return () => opened.close();
  }, [store, take]);
  const state = useStore(store);
  return {
    ...state,
    setPhase: (phase) => store.setState(({ run }) => ({ run: { ...run, phase } })),
    finish: () => recorder?.finish(),
    again: () => setTake(take + 1),
  };
}

function openRecorder(store: StoreApi<State>): { finish(): void; close(): void } {
  store.setState(initial, true);
  let isClosed = false;
  let url: string | null = null;
  const set = (change: Partial<State>) => {
    if (!isClosed) store.setState(change);
  };
  const run: VoiceRun = openVoiceRun({
    withVoice: true,
    now: () => store.getState().run,
    set: (change) => set({ run: { ...store.getState().run, ...change } }),
    onRefused: (refusal) => set({ fault: v(`voice.${refusal}`) }),
    onEnded: (why) => {
      set({ note: v(`voice.${why}`) });
      void finish();
    },
  });
  const finish = async () => {
    const { run: now } = store.getState();
    if (now.phase === 'finished') return;
    set({ run: { ...now, phase: 'finished' } });
    const { samples } = await run.finish();
    if (isClosed) return;
    if (!samples) return set({ fault: v('voice.broken') });
    if (!isHeard(samples)) return set({ fault: v('voice.silent') });
    const file = wavOf(samples);
    url = URL.createObjectURL(file);
    set({ recorded: { file, url } });
  };
  return {
    finish: () => void finish(),
    close: () => {
      isClosed = true;
      run.close();
      if (url !== null) URL.revokeObjectURL(url);
    },
  };
}
