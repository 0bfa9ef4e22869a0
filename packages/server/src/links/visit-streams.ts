import type { FastifyReply } from 'fastify';
import { openEventStream } from '../http/answers/streams/open-event-stream.ts';
import type { StreamPlace } from '../http/answers/streams/stream-places.ts';
import type { VisitNews } from './visit-watch.ts';

const heartbeatMs = 15_000;
/** Then the reader comes again, so that no stream is forever. */
const longestMs = 10 * 60_000;

type Watch = (tell: (news: VisitNews) => void) => Promise<() => void>;

/** The streams of server-sent events by which visits of this process hear what becomes of them. */
export function createVisitStreams() {
  const closings = new Set<() => void>();
  let isClosing = false;

  return {
    /**
     * Answers with a stream of what `watch` reports, until its reader leaves, its place is taken, or the process
     * stops.
     */
    async open(reply: FastifyReply, place: StreamPlace, watch: Watch): Promise<void> {
      const waiting: VisitNews[] = [];
      let write = (news: VisitNews) => void waiting.push(news);
      const stop = await watch((news) => write(news)).catch((error) => {
        place.leave();
        throw error;
      });
      const stream = openEventStream(reply);
      write = (news) => void stream.write(`data: ${JSON.stringify({ news })}\n\n`);
      const close = () => void stream.end();
      const heartbeat = setInterval(() => stream.write(': heartbeat\n\n'), heartbeatMs);
      const ending = setTimeout(close, longestMs);
      closings.add(close);
      stream.once('close', () => {
        clearInterval(heartbeat);
        clearTimeout(ending);
        closings.delete(close);
        stop();
        place.leave();
      });
      place.onTaken(close);
      stream.write('retry: 1000\n\n');
      for (const news of waiting) write(news);
      // It went, or its place did, while it was looked after for the first time.
      if (isClosing || place.isTaken) close();
      if (stream.destroyed) stream.emit('close');
    },

    /** Ends all, and lets no more begin. */
    close(): void {
      isClosing = true;
      for (const close of closings) close();
    },
  };
}
