import type { EventSourceMessage } from 'eventsource-parser';
import { loadChunk } from '../loading/load-chunk.ts';

/** An event of a server-sent stream. */
export interface LiveEvent {
  type: string;
  /** The last id that the stream named; for tours, the version. */
  id: string;
  data: unknown;
}

/**
 * Reads server-sent events (text/event-stream) from a body, data as JSON. `onBytes` is called for every chunk that
 * arrives, heartbeats too. Events whose data is not JSON throw: the server never sends such.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<LiveEvent> {
  // What arrives meanwhile waits in the body.
  const { createParser } = await loadChunk(() => import('eventsource-parser'));
  const decoder = new TextDecoder();
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  const reader = body.getReader();
  let id = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      for (const message of arrived.splice(0)) {
        id = message.id ?? id;
        yield { type: message.event ?? 'message', id, data: JSON.parse(message.data) };
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
