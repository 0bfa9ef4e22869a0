import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { LiveEvent } from './event-stream.ts';
import { openLive } from './live.ts';

interface Connection {
  since: string;
  send(text: string): void;
  end(): void;
}

const original = globalThis.fetch;
let connections: Connection[] = [];
let refuse: number | null = null;
const closing: (() => void)[] = [];

beforeEach(() => {
  connections = [];
  refuse = null;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (refuse !== null) return new Response('', { status: refuse });
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(next) {
        controller = next;
      },
    });
    init.signal?.addEventListener('abort', () => controller?.error(init.signal?.reason));
    connections.push({
      since: new Headers(init.headers).get('last-event-id') ?? '',
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  globalThis.fetch = original;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listen(since = 3) {
  const events: LiveEvent[] = [];
  const states: boolean[] = [];
  const close = openLive('t1', {
    since: () => since,
    onEvent: (event) => events.push(event),
    onConnected: (connected) => states.push(connected),
  });
  closing.push(close);
  return { events, states, close };
}

test('starts after the version that is known, and passes on what comes', async () => {
  const { events, states } = listen(7);
  await eventually(() => expect(connections).toHaveLength(1));
  expect(connections[0]?.since).toBe('7');
  connections[0]?.send('id: 8\nevent: edit\ndata: {"version":8}\n\n');
  await eventually(() => expect(events).toEqual([{ type: 'edit', id: '8', data: { version: 8 } }]));
  expect(states).toEqual([true]);
});

test('connects again when the connection breaks', async () => {
  const { states } = listen();
  await eventually(() => expect(connections).toHaveLength(1));
  connections[0]?.end();
  await eventually(() => expect(connections).toHaveLength(2));
  expect(states).toEqual([true, false, true]);
});

test('connects again at once when the browser is online again', async () => {
  listen();
  await eventually(() => expect(connections).toHaveLength(1));
  // Time does not advance: only the event can bring it back.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  connections[0]?.end();
  await turns();
  expect(connections).toHaveLength(1);
  globalThis.dispatchEvent(new Event('online'));
  await turns();
  expect(connections).toHaveLength(2);
});

/** Lets everything happen that waits for no time. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('stops when the server says that this user may not listen', async () => {
  refuse = 404;
  const { states } = listen();
  await turns();
  refuse = null;
  globalThis.dispatchEvent(new Event('online'));
  await turns();
  expect(connections).toHaveLength(0);
  expect(states).toEqual([]);
});

test('listens again after a session has ended and another one has begun', async () => {
  refuse = 401;
  const { states } = listen();
  await turns();
  refuse = null;
  globalThis.dispatchEvent(new Event('online'));
  await eventually(() => expect(connections).toHaveLength(1));
  await eventually(() => expect(states.at(-1)).toBe(true));
});

test('is silent once it is closed', async () => {
  const { events, close } = listen();
  await eventually(() => expect(connections).toHaveLength(1));
  close();
  globalThis.dispatchEvent(new Event('online'));
  await turns();
  expect(events).toEqual([]);
  expect(connections).toHaveLength(1);
});
