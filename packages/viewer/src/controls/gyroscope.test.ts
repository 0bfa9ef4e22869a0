import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ViewAngles } from '../view/angles.ts';
import type { Viewer } from '../viewer-options.ts';
import { openGyroscope } from './gyroscope.ts';

let device: EventTarget;
let view: ViewAngles;
const viewer = {
  get view() {
    return view;
  },
  setView: (change: Partial<ViewAngles>) => {
    view = { ...view, ...change };
  },
} as Viewer;

beforeEach(() => {
  vi.useFakeTimers();
  device = new EventTarget();
  view = { yaw: 0, pitch: 0, hfov: 1 };
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('screen', { orientation: { angle: 0 } });
  vi.stubGlobal('DeviceOrientationEvent', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The device is held so; upright it looks ahead at beta 90. */
function hold(alpha: number | null, timeStamp: number): void {
  const reported = { alpha, beta: 90, gamma: 0 };
  const event = Object.assign(new Event('deviceorientation'), reported);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  device.dispatchEvent(event);
}

function answer(requestPermission: () => Promise<string>) {
  const asked = vi.fn(requestPermission);
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission: asked });
  return asked;
}

/** Lets it listen before the device says something. */
const opened = () => vi.advanceTimersByTimeAsync(0);

test('with permission the view turns with the device, until it is closed', async () => {
  const asked = answer(async () => 'granted');
  const opening = openGyroscope(viewer);
  expect(asked, 'in the click itself: iOS refuses later').toHaveBeenCalledOnce();
  await opened();
  hold(100, 0);
  const gyroscope = await opening;
  if (typeof gyroscope === 'string') throw new Error(gyroscope);
  hold(90, 10_000);
  // Alpha grows to the left.
  expect(view.yaw).toBeCloseTo(Math.PI / 18, 3);
  gyroscope.close();
  hold(45, 20_000);
  expect(view.yaw).toBeCloseTo(Math.PI / 18, 3);
});

test.each([
  ['says no', async () => 'denied', 'refused'],
  ['was not asked', () => Promise.reject(new Error('no gesture')), 'unasked'],
])('a user who %s keeps the view still', async (_, request, reported) => {
  answer(request);
  expect(await openGyroscope(viewer)).toBe(reported);
  hold(100, 0);
  hold(10, 10_000);
  expect(view.yaw).toBe(0);
});

test('where nobody is to be asked it begins at once, and an event without angles is none', async () => {
  const opening = openGyroscope(viewer);
  await opened();
  hold(null, 0);
  await vi.advanceTimersByTimeAsync(1400);
  hold(100, 1400);
  expect(await opening).toMatchObject({ close: expect.any(Function) });
});

test('a device without sensor events is not waited for', async () => {
  const opening = openGyroscope(viewer);
  await vi.advanceTimersByTimeAsync(1600);
  expect(await opening).toBe('absent');
});

test('a page without permission for sensors is treated as having none', async () => {
  vi.unstubAllGlobals();
  expect('DeviceOrientationEvent' in globalThis).toBe(false);
  expect(await openGyroscope(viewer)).toBe('absent');
});
