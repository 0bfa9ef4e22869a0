/**
 * The way to what is ready that passes by the framework: a request that is word for word like an earlier one is known by its
 * words, without a route, a request object or a logger of its own.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** An answer that visitors share: by what it is kept, and the tour that it shows. */
export interface KeptName {
  key: string;
  tourId: string;
}

interface Answers {
  /** False where the request has to go the usual way. */
  answerAtOnce(name: KeptName, request: IncomingMessage, response: ServerResponse): boolean;
}

/** Requests that differ, each of some hundred bytes. */
const mostKnown = 10_000;
/** What is longer goes the usual way. */
const mostLength = 1000;

/** Puts the way before `app`. The result remembers what a request asks for. */
export function mountReadyShortcut(
  app: FastifyInstance,
  answers: Answers,
): (request: IncomingMessage, name: KeptName) => void {
  const names = new LRUCache<string, KeptName>({ max: mostKnown });
  let isOpen = true;
  app.addHook('preClose', async () => {
    isOpen = false;
  });
  const { server } = app;
  const [usualWay] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const words = isOpen && !wantsLines(app.log.level) ? wordsOf(request) : null;
    const name = words === null ? undefined : names.get(words);
    if (name && answers.answerAtOnce(name, request, response)) return;
    usualWay?.call(server, request, response);
  });
  return (request, name) => {
    const words = wordsOf(request);
    if (words !== null) names.set(words, name);
  };
}

/**
 * All that the name of an answer may depend on (`readyName`). Null for a request that may be somebody's own, or whose cookies say how
 * its page shall look.
 */
function wordsOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || isPersonal(headers)) return null;
  const words = `${url}\n${headers['accept-language']}\n${headers['user-agent']}`;
  return words.length > mostLength ? null : words;
}

function isPersonal({ cookie, authorization }: IncomingHttpHeaders): boolean {
  return cookie !== undefined || authorization !== undefined;
}

/** Debugging needs a line for each answer. */
function wantsLines(level: string): boolean {
  return level === 'debug' || level === 'trace';
}
