import { act, cleanup, renderHook } from '@testing-library/react';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { useGyroscope } from './use-gyroscope.ts';

let answer: (permission: string) => void;
let fail: (cause: Error) => void;
const asked = vi.fn(
  () =>
    new Promise<string>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    }),
);
const viewer = { current: { view: { yaw: 0, pitch: 0, hfov: 1 }, setView: vi.fn() } as unknown as Viewer };

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission: asked });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('pressed again while the browser asks, nobody is asked twice; refused, it says so and can be tried again', async () => {
  const { result } = renderHook(() => useGyroscope(viewer));
  act(() => result.current.toggle());
  act(() => result.current.toggle());
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  await act(async () => answer('denied'));
  await eventually(() => expect(result.current.isRefused).toBe(true));
  expect([result.current.isOn, result.current.problem]).toEqual([false, expect.any(String)]);
  act(() => result.current.toggle());
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('iOS is asked in the click itself, before anything is waited for', () => {
  const { result } = renderHook(() => useGyroscope(viewer));
  act(() => result.current.toggle());
  expect(asked).toHaveBeenCalledOnce();
});

test('only a real no is remembered: a question that the browser did not put is not', async () => {
  const { result } = renderHook(() => useGyroscope(viewer));
  act(() => result.current.toggle());
  await act(async () => fail(new Error('no gesture')));
  await eventually(() => expect(result.current.problem).toEqual(expect.any(String)));
  expect([result.current.isRefused, localStorage.length]).toEqual([false, 0]);
  act(() => result.current.toggle());
  expect(asked).toHaveBeenCalledTimes(2);
  await act(async () => answer('denied'));
  await eventually(() => expect(result.current.isRefused).toBe(true));
  expect(localStorage.length).toBe(1);
});
