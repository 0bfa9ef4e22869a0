import { expect, test } from 'vitest';
import { peaksOf } from '../guide/voice/voice-shape.ts';
import { mediaKindOf } from '../upload/reading/check-media.ts';
import { isHeard, wavOf } from './wav.ts';

const second = Float32Array.from({ length: 24_000 }, (_, index) => Math.sin(index / 9) * 0.5);

test('a recorded voice is a sound that can be uploaded, as long as it was said', async () => {
  const file = wavOf(second);
  expect(await mediaKindOf(file)).toBe('sound');
  const bytes = new DataView(await file.arrayBuffer());
  const [perSecond, length] = [bytes.getUint32(28, true), bytes.getUint32(40, true)];
  expect(length / perSecond).toBe(1);
  expect(bytes.byteLength).toBe(44 + length);
});

test('a silent room is distinguished from a voice', () => {
  expect(isHeard(second)).toBe(true);
  expect(isHeard(second.map((value) => value / 100))).toBe(false);
});

test('the timeline shows where somebody speaks, however softly it was recorded', () => {
  const soft = second.map((value, index) => (index < 12_000 ? 0 : value / 5));
  const peaks = peaksOf(soft);
  expect(peaks).toHaveLength(10);
  expect(Math.max(...peaks.slice(0, 5))).toBe(0);
  expect(Math.min(...peaks.slice(5))).toBeGreaterThan(0.9);
});
