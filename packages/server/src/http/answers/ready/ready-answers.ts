/**
 * What anybody may see of a published tour is made once for each version, and answered from memory: before a session is
 * looked up, the database is asked, or anything is written as JSON.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Compressor, encodingFor } from '../compress.ts';
import { bytesOf, hasTag, type ReadyAnswer, readyAnswer, writeReady } from './ready-answer.ts';
import { type KeptName, mountReadyShortcut } from './ready-shortcut.ts';

/** What may be seen of a tour; another object as soon as that may have changed. */
interface Shown {
  version: number;
}

interface ShownVersions {
  /** Null where there is nothing to see. */
  of(tourId: string): Shown | null | Promise<Shown | null>;
  isStill(tourId: string, shown: Shown): boolean;
}

/** What kept answers depend on: sessions, versions that visitors see, and how much may be kept. */
export interface ReadyParts {
  /** Whether a request asks in somebody's name: it is never answered from here, as long as it can be answered at all. */
  hasSession(request: FastifyRequest): boolean;
  shown: ShownVersions;
  /** The largest size of all answers together. */
  mostBytes?: number;
}

/** An answer that visitors share: whose tour it shows, and all else that its bytes depend on. */
export interface ReadyName {
  tourId: string;
  answer: string;
}

interface Kept {
  answer: ReadyAnswer;
  shown: Shown;
  madeAt: number;
}

/** An answer that is being made, and those who wait for it. */
interface Making {
  ended: Promise<void>;
  end(): void;
}

/** A request on its way to an answer that others may get too. */
interface ReadyTurn extends KeptName {
  /** What visitors saw when it began; null: it is answered for one person alone. */
  shown: Shown | null;
  /** Of the tour in the answer, once it is known. */
  version: number | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readyName?: ((request: FastifyRequest) => ReadyName | null) | undefined;
  }
  interface FastifyRequest {
    readyTurn: ReadyTurn | null;
    /** It was answered by what was ready. */
    wasReady: boolean;
  }
}

/**
 * Of what anybody may keep: browsers and caches between ask each time, or show what they have for a moment while they ask. In an outage
 * caches between may continue as this server does.
 */
export const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5, stale-if-error=600';

const usualBytes = 64 * 1024 * 1024;
/**
 * Then an answer is made again, since images may have changed without a notification; a larger one later, in
 * milliseconds per byte.
 */
const keptMs = { least: 2000, aByte: 0.005 };
/** What is never kept is not waited for again. */
const unkeptMs = 10_000;

/** Says which version of its tour the answer shows, if it may be kept for others. */
export function mayKeep(request: FastifyRequest, version: number): boolean {
  const { readyTurn } = request;
  if (readyTurn === null || readyTurn.shown === null) return false;
  readyTurn.version = version;
  return true;
}

/** The first thing that a request meets: what is ready for it is sent. Those who come at once wait for one to make it. */
export function mountReadyAnswers(
  app: FastifyInstance,
  parts: ReadyParts,
  compressor: Compressor,
): ReadyAnswers {
  const answers = new ReadyAnswers(parts, compressor);
  const remember = mountReadyShortcut(app, answers);
  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    const name = request.method === 'GET' ? (config.readyName?.(request) ?? null) : null;
    if (name === null) return done();
    const key = `${name.tourId} ${name.answer}`;
    remember(request.raw, { key, tourId: name.tourId });
    if (parts.hasSession(request)) {
      // In an outage a page is better than none; what somebody's own program asks for is theirs or nothing.
      if (config.isPage) request.readyTurn = { key, tourId: name.tourId, shown: null, version: null };
      return done();
    }
    const go = (shown: Shown | null) =>
      answers.answer({ key, tourId: name.tourId, shown, version: null }, request, reply, done);
    const shown = parts.shown.of(name.tourId);
    if (shown instanceof Promise) shown.then(go, () => done());
    else go(shown);
  });
  return answers;
}

/** The answers that are ready, and those that are on their way. */
export class ReadyAnswers {
  readonly #shown: ShownVersions;
  readonly #compressor: Compressor;
  readonly #kept: LRUCache<string, Kept>;
  readonly #making = new Map<string, Making>();
  readonly #unkept = new LRUCache<string, true>({ max: 5000, ttl: unkeptMs });

  constructor({ shown, mostBytes = usualBytes }: ReadyParts, compressor: Compressor) {
    this.#shown = shown;
    this.#compressor = compressor;
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      // With its copies.
      sizeCalculation: ({ answer }) => 1000 + Math.ceil(answer.body.length * 1.5),
    });
  }

  /** Sends what is ready for the turn, or calls `done` for it to be made. */
  answer(turn: ReadyTurn, request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const make = () => {
      if (turn.shown !== null) request.readyTurn = turn;
      done();
    };
    const making = this.#making.get(turn.key);
    if (turn.shown === null) make();
    else if (this.#send(turn, request, reply)) return;
    else if (making === undefined) {
      this.#begin(turn, reply);
      make();
    } else {
      making.ended.then(() => {
        if (!this.#send(turn, request, reply)) make();
      });
    }
  }

  /** Sends what is ready; false where the request has to go the usual way, which asks, waits and makes it again. */
  answerAtOnce({ key, tourId }: KeptName, request: IncomingMessage, response: ServerResponse): boolean {
    const shown = this.#shown.of(tourId);
    if (shown === null || shown instanceof Promise) return false;
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.shown !== shown || isDue(kept)) return false;
    this.#write(kept.answer, request, response, crypto.randomUUID());
    return true;
  }

  /** Keeps what is about to be sent, if it may be; sends what is ready instead of a failure. */
  async pass(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const turn = request.readyTurn;
    if (turn === null) return payload;
    if (reply.statusCode >= 500) return this.#goOn(turn, reply, payload);
    const { shown, key, tourId } = turn;
    const isShown = shown !== null && turn.version === shown.version && this.#shown.isStill(tourId, shown);
    const answer = isShown && reply.statusCode === 200 ? readyAnswer(reply.getHeaders(), payload) : null;
    if (answer === null || shown === null) return payload;
    const known = this.#kept.get(key)?.answer;
    const isSame = known?.body.equals(answer.body) && `${known.headers}` === `${answer.headers}`;
    // Whose compressed copies are there.
    this.#kept.set(key, { answer: isSame && known ? known : answer, shown, madeAt: performance.now() });
    this.#making.get(key)?.end();
    if (!hasTag(request.headers['if-none-match'], answer)) return payload;
    reply.code(304);
    return null;
  }

  /** Those who come meanwhile wait until the answer is kept, not until the first of them has received it. */
  #begin({ key }: ReadyTurn, { raw }: FastifyReply): void {
    let resolve = () => {};
    const ended = new Promise<void>((done) => {
      resolve = done;
    });
    const making: Making = {
      ended,
      end: () => {
        if (this.#making.get(key) === making) this.#making.delete(key);
        if (!this.#kept.has(key)) this.#unkept.set(key, true);
        resolve();
      },
    };
    raw.once('close', making.end);
    // Nobody waits for what is not kept in the end.
    if (!this.#unkept.has(key)) this.#making.set(key, making);
  }

  #send({ key, shown }: ReadyTurn, request: FastifyRequest, reply: FastifyReply): boolean {
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.shown !== shown) return false;
    if (isDue(kept)) {
      // This request makes it again; those that come meanwhile get what there is.
      kept.madeAt = performance.now();
      return false;
    }
    request.wasReady = true;
    reply.hijack();
    this.#write(kept.answer, request.raw, reply.raw, request.id);
    return true;
  }

  #write(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse, requestId: string): void {
    const { headers, socket } = request;
    const encoding = encodingFor(headers['accept-encoding'] ?? '');
    const isKnown = hasTag(headers['if-none-match'], answer);
    const bytes = bytesOf(answer, encoding, this.#compressor);
    const write = (ready: Buffer) =>
      writeReady(response, answer, { bytes: ready, encoding, requestId, isKnown });
    if (bytes instanceof Promise) bytes.then(write, () => socket.destroy());
    else write(bytes);
  }

  async #goOn({ key, tourId, shown }: ReadyTurn, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const kept = this.#kept.get(key);
    if (kept === undefined) return payload;
    const now = await Promise.resolve(this.#shown.of(tourId)).catch(() => null);
    if (kept.shown !== now) return payload;
    const { headers, tag, body } = kept.answer;
    for (let index = 0; index < headers.length; index += 2) {
      reply.header(headers[index] ?? '', headers[index + 1]);
    }
    reply.removeHeader('retry-after');
    // What a browser gets that is logged in says nothing about what it gets next time.
    if (shown === null) reply.header('cache-control', 'private, no-store');
    else reply.header('etag', `W/"${tag}"`);
    reply.code(200);
    return body;
  }
}

function isDue({ madeAt, answer }: Kept): boolean {
  return performance.now() - madeAt > keptMs.least + answer.body.length * keptMs.aByte;
}
