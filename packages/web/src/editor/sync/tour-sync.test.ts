// @vitest-environment node
import 'fake-indexeddb/auto';
import { ApiError, errorStatus, type FailureCode, failures } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { newEdit } from '../state/new-edit.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { type EditQueue, memoryQueue, openEditQueue } from './edit-queue.ts';
import type { SyncAnswer } from './replica.ts';
import type { SaveState } from './save-state.ts';
import { openTourChannel, type TourChannel } from './tour-channel.ts';
import { TourSync } from './tour-sync.ts';

const silent: TourChannel = {
  reachesTabs: false,
  post: () => undefined,
  onMessage: () => undefined,
  close: () => undefined,
};
const opened: TourSync[] = [];
afterEach(() => {
  for (const sync of opened.splice(0)) sync.close();
});

function problem(code: FailureCode): ApiError {
  return new ApiError({
    type: `/problems/${code}`,
    title: code,
    status: errorStatus[failures[code].kind],
    code,
  });
}

interface Setup {
  server?: FakeServer;
  queue?: EditQueue;
  channel?: TourChannel;
  pending?: Edit[];
  delayMs?: number;
  /** Is between the client and the server. */
  line?(send: () => SyncAnswer, edits: Edit[]): SyncAnswer;
}

function setup({ server = new FakeServer(sampleTour()), line = (send) => send(), ...rest }: Setup = {}) {
  const states: SaveState[] = [];
  const refused: string[] = [];
  const tours: Tour[] = [];
  const sync = new TourSync({
    tour: server.tour,
    pending: rest.pending ?? [],
    queue: rest.queue ?? memoryQueue(),
    channel: rest.channel ?? silent,
    send: async (base, edits) => line(() => server.sendEdits(base, edits), edits),
    load: async () => server.tour,
    onTour: (tour) => tours.push(tour),
    onState: (state) => states.push(state),
    onRefused: (_, reason) => refused.push(reason),
    delayMs: rest.delayMs ?? 5,
    retryMs: 5,
  });
  opened.push(sync);
  return { server, sync, states, tours, refused, state: () => states.at(-1) };
}

const rename = (name: string, sceneId = 1) => newEdit({ kind: 'scene.rename', sceneId, name });

test('a change is sent by itself and then called saved', async () => {
  const { server, sync, states, state } = setup();
  sync.add(rename('Lobby'));
  expect(state()).toEqual({ kind: 'saving', waiting: 1 });
  await eventually(() => expect(state()).toEqual({ kind: 'saved' }));
  expect(server.tour.scenes[0]?.name).toBe('Lobby');
  expect(states.map(({ kind }) => kind)).not.toContain('offline');
});

test('without network it counts what is kept here, and sends it when the network is back', async () => {
  let isOnline = false;
  const { server, sync, state } = setup({
    line: (send) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return send();
    },
  });
  for (const name of ['A', 'B', 'C']) sync.add(rename(name));
  await eventually(() => expect(state()).toEqual({ kind: 'offline', waiting: 3 }));
  isOnline = true;
  await eventually(() => expect(state()).toEqual({ kind: 'saved' }));
  expect(server.tour.scenes[0]?.name).toBe('C');
});

test('an error of the server is said as such and tried again', async () => {
  let failures = 2;
  const { sync, states, state } = setup({
    line: (send) => {
      failures -= 1;
      if (failures >= 0) throw problem('unavailable');
      return send();
    },
  });
  sync.add(rename('Lobby'));
  await eventually(() => expect(state()).toEqual({ kind: 'saved' }));
  expect(states).toContainEqual({ kind: 'failed', waiting: 1 });
});

test.each([
  ['the end of the session', 'not_signed_in', 'logged-out'],
  ['being made a viewer', 'forbidden', 'shut-out'],
] as const)('%s keeps the changes, and says which it was', async (_what, code, kind) => {
  const queue = memoryQueue();
  const { sync, state } = setup({
    queue,
    line: () => {
      throw problem(code);
    },
  });
  sync.add(rename('Lobby'));
  await eventually(() => expect(state()).toEqual({ kind, waiting: 1 }));
  expect(await queue.load()).toHaveLength(1);
});

test('one change that the server cannot read does not hold up the others', async () => {
  const { server, sync, refused, state } = setup({
    line: (send, edits) => {
      if (edits.some((edit) => edit.kind === 'scene.rename' && edit.name === 'poison')) {
        throw problem('invalid_input');
      }
      return send();
    },
  });
  for (const edit of [rename('Lobby'), rename('poison'), rename('Cucina', 2)]) sync.add(edit);
  await eventually(() => expect(state()).toEqual({ kind: 'saved' }));
  expect(server.tour.scenes.map(({ name }) => name)).toEqual(['Lobby', 'Cucina']);
  expect(refused).toHaveLength(1);
});

test('changes of an earlier visit are sent at the next one, by the same user only', async () => {
  const server = new FakeServer(sampleTour());
  const first = setup({
    server,
    queue: await openEditQueue('ann', 'tour-1'),
    line: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  first.sync.add(rename('Lobby'));
  first.sync.add(rename('Cucina', 2));
  await eventually(() => expect(first.state()?.kind).toBe('offline'));
  first.sync.close();

  expect(await (await openEditQueue('bob', 'tour-1')).load()).toEqual([]);
  const queue = await openEditQueue('ann', 'tour-1');
  const second = setup({ server, queue, pending: await queue.load() });
  expect(second.sync.tour.scenes.map(({ name }) => name)).toEqual(['Lobby', 'Cucina']);
  await eventually(() => expect(second.state()).toEqual({ kind: 'saved' }));
  expect(server.tour.scenes.map(({ name }) => name)).toEqual(['Lobby', 'Cucina']);
  await eventually(async () => expect(await queue.load()).toEqual([]));
});

test('two tabs show and keep each other’s changes, also without network', async () => {
  const server = new FakeServer(sampleTour());
  let isOnline = false;
  const line = (send: () => SyncAnswer) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return send();
  };
  const left = setup({ server, line, channel: openTourChannel('ann', 'tour-1') });
  const right = setup({ server, line, channel: openTourChannel('ann', 'tour-1') });
  left.sync.add(rename('Lobby'));
  right.sync.add(rename('Cucina', 2));
  const names = (sync: TourSync) => sync.tour.scenes.map(({ name }) => name);
  await eventually(() => expect(names(left.sync)).toEqual(['Lobby', 'Cucina']));
  await eventually(() => expect(names(right.sync)).toEqual(['Lobby', 'Cucina']));
  left.sync.close();
  isOnline = true;
  await eventually(() => expect(right.state()).toEqual({ kind: 'saved' }));
  expect(server.tour.scenes.map(({ name }) => name)).toEqual(['Lobby', 'Cucina']);
});

test('the live stream brings what others do; a gap in it is filled from the server', async () => {
  const { server, sync } = setup();
  server.sendEdits(1, [rename('Cucina', 2)]);
  server.sendEdits(2, [rename('Lobby')]);
  const last = server.log.at(-1);
  if (last) sync.receive(last);
  await eventually(() => expect(sync.tour).toEqual(server.tour));
});

test('closing stops the timers', async () => {
  vi.useFakeTimers();
  const { server, sync } = setup();
  sync.add(rename('Lobby'));
  sync.close();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(server.log).toEqual([]);
});

test('a closed tour sends its pending edits, and reports nothing more', async () => {
  const server = new FakeServer(sampleTour());
  const channel = openTourChannel('ann', 'tour-1');
  const { sync, tours, states } = setup({ server, channel, line: (send) => send() });
  sync.add(rename('Lobby'));
  server.sendEdits(1, [rename('Cucina', 2)]);
  const counts = [tours.length, states.length];
  const flushed = sync.flush();
  sync.close();
  await flushed;
  expect(server.tour.scenes.map(({ name }) => name)).toEqual(['Lobby', 'Cucina']);
  expect([tours.length, states.length]).toEqual(counts);
  const [accepted] = server.log;
  if (accepted) sync.receive(accepted);
  sync.adopt({ ...server.tour, version: 99 });
  expect(sync.add(rename('Foyer')).ok).toBe(false);
  expect([tours.length, states.length]).toEqual(counts);
});

test('a change every 100 ms is sent within two seconds all the same', async () => {
  vi.useFakeTimers();
  try {
    const { server, sync } = setup({ delayMs: 400 });
    for (let count = 0; count < 20; count += 1) {
      sync.add(rename(`Lobby ${count}`));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.log.length).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
  }
});
