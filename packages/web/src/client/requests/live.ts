/**
 * What happens to a tour elsewhere, as it happens. A browser opens at most six connections to a host, so the tabs
 * that show the same tour share one stream: one tab reads it and notifies the others.
 */

import { logError } from '../log.ts';
import { inOneTab } from '../tabs/in-one-tab.ts';
import { openTabChannel } from '../tabs/tab-channel.ts';
import { type LiveEvent, readEvents } from './event-stream.ts';

/** The server sends a heartbeat every 15 s; after two missing ones the line is taken for dead. */
const silenceMs = 40_000;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

interface LiveOptions {
  /** The newest version that this tab has; the stream starts after it. Asked at every connection. */
  since(): number;
  /** An event; one that was seen before may come again, and after a change of the reading tab one may be missed. */
  onEvent(event: LiveEvent): void;
  /** Whether events arrive at the moment. */
  onConnected?(connected: boolean): void;
}

type Message =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'connected'; connected: boolean }
  | { kind: 'hello' };

/** Listens to a tour until the returned function is called. */
export function openLive(tourId: string, options: LiveOptions): () => void {
  const closing = new AbortController();
  const name = `tourwright-live-${tourId}`;
  const channel = openTabChannel<Message>(name);
  let reading = false;
  let connected = false;

  const tell = (message: Message) => {
    if (message.kind === 'event') options.onEvent(message.event);
    if (message.kind === 'connected' && message.connected !== connected) {
      connected = message.connected;
      options.onConnected?.(connected);
    }
  };
  const tellAll = (message: Message) => {
    if (closing.signal.aborted) return;
    tell(message);
    channel.post(message);
  };
  const read = () => {
    reading = true;
    readUntilClosed(tourId, options.since, tellAll, closing.signal).catch((cause: unknown) => {
      if (!closing.signal.aborted) logError('Live events stopped:', cause);
    });
  };

  channel.onMessage((message) => {
    if (message.kind === 'hello') {
      if (reading) channel.post({ kind: 'connected', connected });
    } else if (!reading) tell(message);
  });
  // A tab without a channel would not be notified.
  if (channel.reachesTabs) {
    channel.post({ kind: 'hello' });
    inOneTab(`${name}/reader`, read, closing.signal);
  } else read();

  return () => {
    if (closing.signal.aborted) return;
    if (reading) channel.post({ kind: 'connected', connected: false });
    closing.abort();
    channel.close();
  };
}

/** Reads the stream, again and again, until it is closed or the server says that this user may not read it. */
async function readUntilClosed(
  tourId: string,
  since: () => number,
  tell: (message: Message) => void,
  closed: AbortSignal,
): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!closed.aborted) {
    const silence = new AbortController();
    let watch: ReturnType<typeof setTimeout> | undefined;
    const restartWatch = () => {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), silenceMs);
    };
    try {
      restartWatch();
      const response = await fetch(`/api/tours/${encodeURIComponent(tourId)}/live`, {
        headers: { accept: 'text/event-stream', 'last-event-id': String(since()) },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.any([closed, silence.signal]),
      });
      if (isFinal(response.status)) return;
      // After the next login, here or in another tab, it listens again.
      if (response.status === 401) pauseMs = longestPauseMs;
      if (response.ok && response.body) {
        pauseMs = firstPauseMs;
        tell({ kind: 'connected', connected: true });
        for await (const event of readEvents(response.body, restartWatch)) tell({ kind: 'event', event });
      }
    } catch (cause) {
      // A line that breaks is no news; a stream that cannot be read is.
      if (cause instanceof SyntaxError) logError('Live event not readable:', cause);
    } finally {
      clearTimeout(watch);
    }
    tell({ kind: 'connected', connected: false });
    await pause(pauseMs, closed);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Whether asking again would get the same answer: the tour is not there for this user. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Waits, but no longer than until the browser is online again or the stream is closed. */
function pause(ms: number, closed: AbortSignal): Promise<void> {
  if (closed.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      closed.removeEventListener('abort', done);
      globalThis.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    closed.addEventListener('abort', done);
    globalThis.addEventListener('online', done);
  });
}
