/** Records the microphone. */
import { logError } from '../../client/log.ts';
import { voiceRate } from './wav.ts';

/** A recording of a voice that is under way. */
export interface VoiceRecorder {
  pause(): void;
  goOn(): void;
  /** How loud it is at the moment, 0 to 1. */
  level(): number;
  /** Whether the microphone was taken away. */
  isLost(): boolean;
  /** What was said, one channel at `voiceRate`; null where it cannot be read. */
  finish(): Promise<Float32Array | null>;
  close(): void;
}

/** Why a voice cannot be recorded. */
export type VoiceRefusal = 'not-secure' | 'refused' | 'no-microphone' | 'busy';

/** Requests the microphone and starts paused at once; or returns why it cannot. */
export async function recordVoice(): Promise<VoiceRecorder | VoiceRefusal> {
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return 'not-secure';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    if (name === 'NotFoundError') return 'no-microphone';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'refused';
  }
  const recorder = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const meter = openMeter(stream);
  const close = () => {
    meter.close();
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  recorder.pause();
  return {
    pause: () => recorder.state === 'recording' && recorder.pause(),
    goOn: () => recorder.state === 'paused' && recorder.resume(),
    level: meter.level,
    isLost: () => stream.getTracks().every(({ readyState }) => readyState === 'ended'),
    finish: async () => {
      const stopped = new Promise<void>((resolve) => {
        recorder.addEventListener('stop', () => resolve(), { once: true });
      });
      const isRunning = recorder.state !== 'inactive';
      close();
      if (isRunning) await stopped;
      return samplesOf(await new Blob(chunks).arrayBuffer());
    },
    close,
  };
}

/** Measures how loud a stream is. */
function openMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 4096 });
  context.createMediaStreamSource(stream).connect(analyser);
  // Some browsers begin it asleep.
  void context.resume();
  const values = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(values);
      return levelOf(values);
    },
    close: () => {
      if (context.state !== 'closed') void context.close();
    },
  };
}

/** The loudness of some values as one sees it on a meter: soft speech is still a good part of it. */
function levelOf(values: Float32Array): number {
  let loudest = 0;
  for (const value of values) loudest = Math.max(loudest, Math.abs(value));
  return Math.min(1, Math.sqrt(loudest));
}

/** A sound as values of one channel; null where the browser cannot read it. */
export async function samplesOf(bytes: ArrayBuffer): Promise<Float32Array | null> {
  try {
    const sound = await new OfflineAudioContext(1, 1, voiceRate).decodeAudioData(bytes);
    const first = sound.getChannelData(0);
    if (sound.numberOfChannels === 1) return first;
    const second = sound.getChannelData(1);
    return first.map((value, index) => (value + (second[index] ?? 0)) / 2);
  } catch (cause) {
    logError('The sound could not be read:', cause);
    return null;
  }
}
