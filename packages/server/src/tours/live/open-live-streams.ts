import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/answers/problem.ts';
import { openEventStream } from '../../http/answers/streams/open-event-stream.ts';
import type { StreamPlace } from '../../http/answers/streams/stream-places.ts';
import { LiveStream } from './live-stream.ts';
import { type ChannelSources, createTourChannels, type TourChannel } from './tour-channels.ts';

const usualHeartbeatMs = 15_000;
/** Then the reader comes again, so that no stream is forever. */
const longestMs = 10 * 60_000;

/** What live streams need. */
export interface LiveParts extends ChannelSources {
  /** Calls `onEnd` when the session of a request is over, also if it is already; the result ends the watch. */
  watchSession(request: FastifyRequest, onEnd: () => void): Promise<() => void>;
  heartbeatMs?: number;
}

interface Wanted {
  tourId: string;
  /** The newest version that the reader has. */
  since: number;
  place: StreamPlace;
}

/** The live streams of one process. Each ends with its session, its reader, its place, or the process. */
export function openLiveStreams(parts: LiveParts) {
  const { watchSession, heartbeatMs = usualHeartbeatMs } = parts;
  const channels = createTourChannels(parts);
  const streams = new Set<LiveStream>();
  let isClosing = false;

  function start(
    request: FastifyRequest,
    reply: FastifyReply,
    since: number,
    channel: TourChannel,
  ): LiveStream {
    const events = openEventStream(reply);
    const stream = new LiveStream(events, { since, heartbeatMs, log: request.log, channel });
    streams.add(stream);
    closeWith(reply, stream, () => streams.delete(stream));
    return stream;
  }

  return {
    /** Answers with a stream; throws where it may not be, or no longer. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      { tourId, since, place }: Wanted,
    ): Promise<void> {
      let stream: LiveStream | null = null;
      let isLoggedOut = false;
      const channel = await channels.open(tourId, (news) => stream?.hear(news));
      const unwatch = await watchSession(request, () => {
        isLoggedOut = true;
        stream?.close();
      }).catch((error) => {
        channel.close();
        throw error;
      });
      const giveBack = () => {
        unwatch();
        channel.close();
        place.leave();
      };
      if (isLoggedOut || isClosing || place.isTaken || reply.raw.destroyed) {
        giveBack();
        throw new Problem(isLoggedOut ? 'not_signed_in' : 'unavailable');
      }
      // Made after the subscription, and reading at once: nothing falls between the two.
      const made = start(request, reply, since, channel);
      stream = made;
      place.onTaken(() => made.close());
      reply.raw.once('close', giveBack);
    },

    /** Ends all, and lets no more begin. */
    close(): void {
      isClosing = true;
      for (const stream of streams) stream.close();
    },
  };
}

/** Closes a stream when its reader goes, or after the longest time that one lives. */
function closeWith(reply: FastifyReply, stream: LiveStream, onClosed: () => void): void {
  const ending = setTimeout(() => stream.close(), longestMs).unref();
  reply.raw.once('close', () => {
    clearTimeout(ending);
    stream.close();
    onClosed();
  });
}
