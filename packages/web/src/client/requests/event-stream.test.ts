// @vitest-environment node
import { expect, test } from 'vitest';
import { type LiveEvent, readEvents } from './event-stream.ts';

function bodyOf(pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

async function eventsOf(pieces: string[]): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  for await (const event of readEvents(bodyOf(pieces))) events.push(event);
  return events;
}

test('reads events with their type, id and data', async () => {
  expect(await eventsOf(['id: 7\nevent: edit\ndata: {"version":7}\n\n'])).toEqual([
    { type: 'edit', id: '7', data: { version: 7 } },
  ]);
});

test('puts events together that arrive in pieces, also within a letter', async () => {
  const bytes = new TextEncoder().encode('data: "Küche"\r\n\r\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const events: LiveEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  expect(events).toEqual([{ type: 'message', id: '', data: 'Küche' }]);
});

test('skips heartbeats, but reports that something arrived', async () => {
  let pieces = 0;
  const events: LiveEvent[] = [];
  for await (const event of readEvents(bodyOf([': beat\n\n', 'data: 1\n\n']), () => {
    pieces += 1;
  })) {
    events.push(event);
  }
  expect(pieces).toBe(2);
  expect(events.map((event) => event.data)).toEqual([1]);
});

test('keeps the last id for events that name none', async () => {
  const events = await eventsOf(['id: 3\ndata: 1\n\n', 'event: image\ndata: 2\n\n']);
  expect(events.map((event) => event.id)).toEqual(['3', '3']);
});
