/** One recording from the question for the microphone to its end, wherever its state is held. */
import { recordVoice, type VoiceRecorder, type VoiceRefusal } from './record-voice.ts';

const countdownSeconds = 3;
const tickMs = 100;
/** Half an hour, which as a file is some 86 MB; a recording that was forgotten does not grow on. */
const longestSeconds = 30 * 60;

/** How far a recording is. */
export interface RecordingState {
  phase: 'asking' | 'countdown' | 'running' | 'paused' | 'finished';
  /** Until it begins, or since. */
  seconds: number;
  /** How loud the microphone hears, 0 to 1; nothing without a voice. */
  level?: number;
}

interface RunOptions {
  withVoice: boolean;
  /** Null when it was given up. */
  now(): RecordingState | null;
  set(change: Partial<RecordingState>): void;
  onRefused(refusal: VoiceRefusal): void;
  /** It ends by itself: what was said until then is there. */
  onEnded(why: 'lost' | 'longest'): void;
  /** The seconds recorded so far, each time that they have grown. */
  onTick?(seconds: number): void;
}

/** A recording that is under way; it is paused through its state. */
export interface VoiceRun {
  /** What was said; null without a voice, or when it cannot be read. */
  finish(): Promise<{ samples: Float32Array | null; seconds: number; isBroken: boolean }>;
  close(): void;
}

/** Begins to record: the microphone, a countdown, then until it is finished or closed. */
export function openVoiceRun(options: RunOptions): VoiceRun {
  const { withVoice, now, set } = options;
  let voice: VoiceRecorder | null = null;
  let stopTicking = () => {};
  let isClosed = false;
  let seconds = 0;

  const begin = async () => {
    if (withVoice) {
      const opened = await recordVoice();
      if (typeof opened === 'string') {
        if (!isClosed) options.onRefused(opened);
        return;
      }
      voice = opened;
      if (isClosed) return voice.close();
      pauseSounds();
    }
    set({ phase: 'countdown', seconds: countdownSeconds });
    stopTicking = tickEvery(tickMs, tick);
  };

  const tick = (passed: number) => {
    const run = now();
    if (!run || run.phase === 'finished') return;
    if (voice?.isLost()) {
      stopTicking();
      return options.onEnded('lost');
    }
    const level = voice ? { level: voice.level() } : {};
    if (run.phase === 'countdown' && run.seconds > passed)
      return set({ seconds: run.seconds - passed, ...level });
    if (run.phase === 'paused') return voice?.pause();
    voice?.goOn();
    if (run.phase === 'countdown') return set({ phase: 'running', seconds: 0, ...level });
    seconds += passed;
    options.onTick?.(seconds);
    set({ seconds, ...level });
    if (seconds < longestSeconds) return;
    stopTicking();
    options.onEnded('longest');
  };

  void begin();
  return {
    finish: async () => {
      stopTicking();
      const samples = voice ? await voice.finish() : null;
      return { samples, seconds, isBroken: voice !== null && samples === null };
    },
    close: () => {
      isClosed = true;
      stopTicking();
      voice?.close();
    },
  };
}

/** What is heard in the page would be recorded too. */
function pauseSounds(): void {
  for (const sound of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (!sound.muted) sound.pause();
}

/** The other of running and paused; null where neither is. */
export function toggledPhase(phase: RecordingState['phase']): 'running' | 'paused' | null {
  if (phase === 'running') return 'paused';
  return phase === 'paused' ? 'running' : null;
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
