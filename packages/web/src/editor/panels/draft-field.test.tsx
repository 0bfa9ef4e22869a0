/** Two people in the same field, each with a replica of the tour, on one server. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Tour } from '@tourwright/tour/document';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newEdit } from '../state/new-edit.ts';
import { memoryQueue } from '../sync/edit-queue.ts';
import { TourSync } from '../sync/tour-sync.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { DraftField } from './draft-field.tsx';
import { NameField } from './name-field.tsx';

const silent = {
  reachesTabs: false,
  post: () => undefined,
  onMessage: () => undefined,
  close: () => undefined,
};

function openSync(server: FakeServer) {
  const listeners = new Set<() => void>();
  const sync = new TourSync({
    tour: server.tour,
    pending: [],
    queue: memoryQueue(),
    channel: silent,
    send: async (base, edits) => server.sendEdits(base, edits),
    load: async () => server.tour,
    onTour: () => act(() => listeners.forEach((listener) => void listener())),
    onState: () => undefined,
    onRefused: () => undefined,
  });
  server.onEdit((accepted) => sync.receive(structuredClone(accepted)));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { sync, useTour: (): Tour => useSyncExternalStore(subscribe, () => sync.tour) };
}

const kinds = ['panel', 'in place'] as const;

function Person({
  name,
  replica,
  kind,
}: {
  name: string;
  replica: ReturnType<typeof openSync>;
  kind: string;
}) {
  const value = replica.useTour().scenes[0]?.name ?? '';
  const onKeep = (text: string) =>
    void replica.sync.add(newEdit({ kind: 'scene.rename', sceneId: 1, name: text.trim() }));
  return (
    <section aria-label={name}>
      {kind === 'panel' ? (
        <DraftField label="Name" value={value} maxLength={300} onKeep={onKeep} />
      ) : (
        <NameField label="Name" className={undefined} value={value} onKeep={onKeep} />
      )}
    </section>
  );
}

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer(sampleTour());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(kind: string) {
  render(
    <>
      <Person name="Ann" replica={openSync(server)} kind={kind} />
      <Person name="Bob" replica={openSync(server)} kind={kind} />
    </>,
  );
  const at = (name: string) => within(screen.getByRole('region', { name }));
  const field = (name: string) => at(name).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  return { at, field };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (field: HTMLElement, value: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
};
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const stored = () => server.tour.scenes[0]?.name;

test.each(kinds)(
  'two people in one field after Enter: the later name stays, and nobody sends more (%s)',
  async (kind) => {
    const { field } = show(kind);
    field('Ann').focus();
    type(field('Ann'), 'Lobby');
    press(field('Ann'), 'Enter');
    await wait(3000);
    type(field('Bob'), 'Foyer');
    press(field('Bob'), 'Enter');
    // Only one of them can have the document's focus, which Enter gives up in place.
    if (kind === 'in place') fireEvent.blur(field('Bob'));
    await wait(60_000);
    expect(stored()).toBe('Foyer');
    expect(server.log).toHaveLength(2);
    expect([field('Ann').value, field('Bob').value]).toEqual(['Foyer', 'Foyer']);
  },
);

test('what was kept after a pause gives way to a later change, with the cursor still there', async () => {
  const { field } = show('panel');
  type(field('Ann'), 'Lobby');
  await wait(3000);
  expect(stored()).toBe('Lobby');
  type(field('Bob'), 'Foyer');
  await wait(60_000);
  fireEvent.blur(field('Ann'));
  await wait(60_000);
  expect(field('Ann').value).toBe('Foyer');
  expect(stored()).toBe('Foyer');
  expect(server.log).toHaveLength(2);
});

test.each(kinds)(
  'unsent typing stays, with a note of what changed elsewhere; Enter keeps it (%s)',
  async (kind) => {
    const { at, field } = show(kind);
    type(field('Ann'), 'Lob');
    type(field('Bob'), 'Foyer');
    press(field('Bob'), 'Enter');
    fireEvent.blur(field('Bob'));
    await wait(400);
    expect(field('Ann').value).toBe('Lob');
    expect(at('Ann').getByRole('status').textContent).toMatch(/^Changed elsewhere to “Foyer”/);
    await wait(60_000);
    expect(stored()).toBe('Foyer');
    type(field('Ann'), 'Lobby');
    press(field('Ann'), 'Enter');
    if (kind === 'in place') fireEvent.blur(field('Ann'));
    await wait(3000);
    expect(stored()).toBe('Lobby');
    expect(at('Ann').queryByRole('status')).toBeNull();
  },
);

test.each(kinds)('Escape takes what is stored (%s)', async (kind) => {
  const { field } = show(kind);
  type(field('Ann'), 'Lobby');
  press(field('Ann'), 'Escape');
  fireEvent.blur(field('Ann'));
  await wait(3000);
  expect(field('Ann').value).toBe('Hall');
  expect(server.log).toEqual([]);
});

test('typing without a pause is saved within two seconds', async () => {
  const { field } = show('panel');
  for (let typed = 1; typed <= 20; typed += 1) {
    type(field('Ann'), 'A'.repeat(typed));
    await wait(100);
  }
  expect(stored()).toMatch(/^A+$/);
});
