import { renderHook } from '@testing-library/react';
import type { ShownContactForm } from '@tourwright/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteAsked } from '../../client/asked-visitors.ts';
import { useContactGate } from './use-contact-gate.ts';

const open = vi.fn();
let count = 0;
beforeEach(() => {
  open.mockClear();
  count += 1;
});

/** Walks through scenes of a tour whose owner asks after two. */
function walkThrough(scenes: number[], { isBusy = false, gateAfter = 2 as number | null } = {}) {
  const form = { gateAfter } as ShownContactForm;
  const contact = { form, agent: null, place: () => ({ sceneId: null, view: null, path: [] }) };
  const shared = { tour: { id: `tour${count}` }, contact, open };
  const { rerender, unmount } = renderHook(
    ({ sceneId, busy }: { sceneId: number; busy: boolean }) =>
      useContactGate({ ...shared, walk: { sceneId }, isBusy: busy }),
    { initialProps: { sceneId: scenes[0] as number, busy: isBusy } },
  );
  for (const sceneId of scenes.slice(1)) rerender({ sceneId, busy: isBusy });
  return { rerender, unmount };
}

test('asks once, in the scene after those that are given away', () => {
  const { rerender, unmount } = walkThrough([1, 2, 1]);
  expect(open).not.toHaveBeenCalled();
  rerender({ sceneId: 3, busy: false });
  expect(open.mock.calls).toEqual([[{ kind: 'contact', isGate: true }]]);
  rerender({ sceneId: 4, busy: false });
  unmount();
  walkThrough([1, 2, 3]).unmount();
  expect(open).toHaveBeenCalledTimes(1);
});

test('waits for a later scene while something else is open or plays', () => {
  const { rerender, unmount } = walkThrough([1, 2, 3], { isBusy: true });
  rerender({ sceneId: 3, busy: false });
  expect(open).not.toHaveBeenCalled();
  rerender({ sceneId: 4, busy: false });
  expect(open).toHaveBeenCalledTimes(1);
  unmount();
});

test('does not ask where the owner asks nobody', () => {
  walkThrough([1, 2, 3, 4], { gateAfter: null }).unmount();
  expect(open).not.toHaveBeenCalled();
});

test('does not ask a visitor who has written already', () => {
  noteAsked(`tour${count}`);
  walkThrough([1, 2, 3]).unmount();
  expect(open).not.toHaveBeenCalled();
});
