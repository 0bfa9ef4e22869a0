/** The duration and the waveform of a stored sound, for the timeline: read once for each address. */
import { samplesOf } from '../../recording/record-voice.ts';
import { voiceRate } from '../../recording/wav.ts';

/** The length and loudness of a voice, for drawing it. */
export interface VoiceShape {
  seconds: number;
  /** How loud, 0 to 1, ten times a second; none for a sound too long to be read whole. */
  peaks: readonly number[];
}

const peaksPerSecond = 10;
/** A longer file is only asked for its length. */
const mostBytes = 30_000_000;
const read = new Map<string, Promise<VoiceShape | null>>();

/** Null where the sound cannot be read. */
export function voiceShape(url: string, sizeBytes: number): Promise<VoiceShape | null> {
  const known = read.get(url);
  if (known) return known;
  const reading = sizeBytes > mostBytes ? lengthOf(url) : shapeOf(url).catch(() => null);
  read.set(url, reading);
  // The next one who asks tries again.
  void reading.then((shape) => shape ?? read.delete(url));
  return reading;
}

async function shapeOf(url: string): Promise<VoiceShape | null> {
  const response = await fetch(url);
  const samples = response.ok ? await samplesOf(await response.arrayBuffer()) : null;
  return samples && { seconds: samples.length / voiceRate, peaks: peaksOf(samples) };
}

/** The loudest value of each tenth of a second, the loudest of all being 1. */
export function peaksOf(samples: Float32Array, rate = voiceRate): number[] {
  const step = rate / peaksPerSecond;
  const peaks = Array.from({ length: Math.ceil(samples.length / step) }, (_, index) => {
    let peak = 0;
    for (const value of samples.subarray(index * step, (index + 1) * step))
      peak = Math.max(peak, Math.abs(value));
    return peak;
  });
  const most = Math.max(0.05, ...peaks);
  return peaks.map((peak) => peak / most);
}

function lengthOf(url: string): Promise<VoiceShape | null> {
  return new Promise((resolve) => {
    const sound = new Audio();
    sound.preload = 'metadata';
    sound.addEventListener('loadedmetadata', () => {
      resolve(Number.isFinite(sound.duration) ? { seconds: sound.duration, peaks: [] } : null);
    });
    sound.addEventListener('error', () => resolve(null));
    sound.src = url;
  });
}
