import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { LazyPart } from './lazy-part.ts';
import type { ScenePart } from './scene-part.ts';

const hall: ViewerScene = {
  id: 1,
  name: 'Hall',
  source: null,
  view: { yaw: 0, pitch: 0, hfov: 1 },
  hotspots: [],
};
const kitchen = { ...hall, id: 2, name: 'Kitchen' };

/** A part that records its calls. */
function openPart() {
  const calls: string[] = [];
  const part: ScenePart = {
    show: (scene) => calls.push(`shows ${scene?.name}`),
    place: ({ yaw }) => calls.push(`lies at ${yaw}`),
    setHidden: (isHidden) => calls.push(isHidden ? 'is hidden' : 'is seen'),
    press: (hotspotId) => calls.push(`${hotspotId} is pressed`),
    close: () => calls.push('is closed'),
  };
  return { part, calls };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes late shows what it would have shown all along', async () => {
  const { part, calls } = openPart();
  const late = new LazyPart(
    ({ id }) => id === 2,
    async () => part,
    vi.fn(),
  );
  late.allow();
  late.show(hall);
  late.show(kitchen);
  late.place({ yaw: 2, pitch: 0, hfov: 1, width: 1, height: 1 });
  late.setHidden(true);
  await vi.runAllTimersAsync();
  expect(calls).toEqual(['shows Kitchen', 'is hidden', 'lies at 2']);
});

test('what could not be loaded is requested again after a while, without another scene', async () => {
  const { part, calls } = openPart();
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new Error('The connection broke');
    return part;
  });
  const late = new LazyPart(() => true, load, vi.fn());
  late.show(hall);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  late.allow();
  await vi.advanceTimersByTimeAsync(1900);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4200);
  expect(calls[0]).toBe('shows Hall');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a line that stays broken is asked ever more seldom, twice a minute in the end', async () => {
  const asked: number[] = [];
  const late = new LazyPart(
    () => true,
    async () => {
      asked.push(Date.now());
      throw new Error('The connection broke');
    },
    vi.fn(),
  );
  late.show(hall);
  late.allow();
  await vi.advanceTimersByTimeAsync(130_000);
  late.close();
  expect(asked.slice(1).map((time, index) => (time - (asked[index] ?? 0)) / 1000)).toEqual([
    2, 4, 8, 16, 32, 32, 32,
  ]);
});

test('closed, it asks for nothing more, and closes what still comes', async () => {
  const { part, calls } = openPart();
  const failing = vi.fn(async () => {
    throw new Error('The connection broke');
  });
  for (const load of [failing, async () => part]) {
    const late = new LazyPart(() => true, load, vi.fn());
    late.show(hall);
    late.allow();
    late.close();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(calls).toEqual(['is closed']);
});

test('what a scene is shown with changes: it is shown again where it is', async () => {
  const { part, calls } = openPart();
  const late = new LazyPart(
    () => true,
    async () => part,
    vi.fn(),
  );
  late.show(hall);
  late.place({ yaw: 2, pitch: 0, hfov: 1, width: 1, height: 1 });
  late.refresh();
  expect(calls).toEqual([]);
  late.allow();
  await vi.waitFor(() => expect(calls).not.toEqual([]));
  calls.length = 0;
  late.refresh();
  expect(calls).toEqual(['shows Hall', 'lies at 2']);
});

test('a long delay is reported once, and it still loads', async () => {
  const { part, calls } = openPart();
  let isBroken = true;
  const onMissing = vi.fn();
  const late = new LazyPart(
    () => true,
    async () => {
      if (isBroken) throw new Error('The connection broke');
      return part;
    },
    onMissing,
  );
  late.allow();
  late.show(hall);
  await vi.advanceTimersByTimeAsync(3000);
  expect(onMissing).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onMissing.mock.calls).toEqual([[new Error('The connection broke')]]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls[0]).toBe('shows Hall');
});

test('what is pressed before it comes counts when it is there, but not in another scene', async () => {
  for (const [then, presses] of [
    [hall, ['rug is pressed']],
    [kitchen, []],
  ] as const) {
    const { part, calls } = openPart();
    const late = new LazyPart(
      () => true,
      async () => part,
      vi.fn(),
    );
    late.show(hall);
    late.press('rug');
    late.show({ ...then });
    late.allow();
    await vi.runAllTimersAsync();
    expect(calls).toEqual([`shows ${then.name}`, 'is seen', ...presses]);
    late.press('door');
    expect(calls.at(-1)).toBe('door is pressed');
  }
});
