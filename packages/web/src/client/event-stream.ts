/** An event of a server-sent stream. */
export interface LiveEvent {
  type: string;
  /** The last id that the stream named; for tours, the version. */
  id: string;
  data: unknown;
}

/**
 * Reads server-sent events (text/event-stream) from a body, data as JSON. `onBytes` is told of every piece that
 * arrives, heartbeats too. Events whose data is no JSON throw: the server never sends such.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let id = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block, id);
        id = event.id;
        if (event.data !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseBlock(block: string, lastId: string): LiveEvent {
  let type = 'message';
  let id = lastId;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') type = value ?? '';
    else if (field === 'id') id = value ?? '';
    else if (field === 'data') data.push(value ?? '');
  }
  return { type, id, data: data.length === 0 ? undefined : JSON.parse(data.join('\n')) };
}
