/** Whether VR is offered: only if the browser has a headset. */

import { act, cleanup, renderHook } from '@testing-library/react';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VrVisit } from '../vr/enter-vr.ts';
import { useVr } from './use-vr.ts';

vi.mock('../vr/enter-vr.ts', () => ({
  enterVr: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
}));

const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

beforeEach(() => {
  for (const each of said) each.mockReset();
});
afterEach(() => {
  cleanup();
  for (const [owner, name] of [
    [navigator, 'xr'],
    [document, 'featurePolicy'],
  ] as const)
    Reflect.deleteProperty(owner, name);
});

/** A browser with WebXR, which answers so when it is asked for a headset. */
function knowXr(answer: () => Promise<boolean>) {
  const isSessionSupported = vi.fn(answer);
  Object.defineProperty(navigator, 'xr', { value: { isSessionSupported }, configurable: true });
  return isSessionSupported;
}

/** What the button is shown by, once the browser has answered. */
async function isOffered(): Promise<boolean> {
  const { result } = renderHook(() => useVr());
  await act(() => new Promise((answered) => setTimeout(answered)));
  return result.current.isPossible;
}

test('a browser with a headset is offered VR', async () => {
  knowXr(async () => true);
  expect(await isOffered()).toBe(true);
});

test('a browser without WebXR is offered none, and nothing is said on the console', async () => {
  expect('xr' in navigator).toBe(false);
  expect(await isOffered()).toBe(false);
  for (const each of said) expect(each).not.toHaveBeenCalled();
});

test('nor is one that has no headset, or does not say', async () => {
  const answers = [async () => false, () => Promise.reject(new DOMException('No', 'SecurityError'))];
  for (const answer of answers) {
    const asked = knowXr(answer);
    expect(await isOffered()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
  }
  for (const each of said) expect(each).not.toHaveBeenCalled();
});

test('in a frame that may have no VR the browser is not even asked: asking is an error on its console', async () => {
  const asked = knowXr(async () => true);
  Object.defineProperty(document, 'featurePolicy', {
    value: { allowsFeature: (name: string) => name !== 'xr-spatial-tracking' },
    configurable: true,
  });
  expect(await isOffered()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test('a headset that refuses is reported in plain words, and can be tried again', async () => {
  knowXr(async () => true);
  const { result } = renderHook(() => useVr());
  await act(() => result.current.enter({} as Viewer, {} as Omit<VrVisit, 'onLoud'>));
  expect(result.current.problem).toContain('VR did not start');
  expect(result.current.isOn).toBe(false);
});
