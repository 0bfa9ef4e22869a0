import type { GuideStop } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playGuide } from './play-guide.ts';

const stops: GuideStop[] = [
  { id: 'a', sceneId: 1, slug: 'hall.wav' },
  { id: 'b', sceneId: 2, seconds: 3, slug: 'kitchen.wav' },
  { id: 'c', sceneId: 3 },
];
let heard: (number | null)[];

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const voice = () => document.querySelector('audio');
interface Change {
  isMuted?: boolean;
  visit?: () => Promise<void>;
  onHeard?: (index: number, seconds: number | null) => void;
}
const play = (change: Change = {}) =>
  playGuide({
    stops,
    isMuted: false,
    visit: async () => undefined,
    voiceUrl: ({ slug }) => (slug ? `/media/${slug}` : null),
    onStop: (index) => heard.push(index),
    ...change,
  });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a stop lasts a second longer than what is said there, or as long as it is set to', async () => {
  play();
  await wait(60_000);
  expect(heard).toEqual([0]);
  expect(voice()?.src).toMatch(/hall\.wav$/);
  voice()?.dispatchEvent(new Event('ended'));
  await wait(999);
  expect(heard).toEqual([0]);
  await wait(1);
  expect(heard).toEqual([0, 1]);
  // Set to three seconds, whatever its narration takes.
  await wait(3000);
  expect(heard).toEqual([0, 1, 2]);
  expect(voice()).toBeNull();
  await wait(8000);
  expect(heard).toEqual([0, 1, 2, null]);
});

test('narration that cannot be heard does not hold the tour up', async () => {
  play();
  await wait(0);
  voice()?.dispatchEvent(new Event('error'));
  await wait(8000);
  expect(heard).toEqual([0, 1]);
});

test('with the sound off nothing is heard, and it can be turned on in the middle of a sentence', async () => {
  const run = play({ isMuted: true });
  await wait(0);
  expect(voice()?.muted).toBe(true);
  run.setMuted(false);
  expect(voice()?.muted).toBe(false);
  run.close();
  expect(voice()).toBeNull();
});

test('ended on the way to a stop, it says nothing there', async () => {
  let arrive = () => {};
  const run = play({
    visit: () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  });
  run.close();
  arrive();
  await wait(60_000);
  expect(heard).toEqual([0]);
  expect(voice()).toBeNull();
});

test('reports the progress of the narration of a stop, and when it cannot be played', async () => {
  const progress: [number, number | null][] = [];
  play({ onHeard: (index, seconds) => progress.push([index, seconds]) });
  await wait(0);
  voice()?.dispatchEvent(new Event('timeupdate'));
  voice()?.dispatchEvent(new Event('error'));
  expect(progress).toEqual([
    [0, 0],
    [0, null],
  ]);
});
