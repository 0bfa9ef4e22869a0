import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Copy, KeptCopies } from './ready/kept-copies.ts';

const compressibleTypes = /^(application\/(([a-z.]+\+)?json|xml)|text\/(html|plain))/;
/** Below this the headers weigh more than what is saved. */
export const smallestCompressed = 1024;
/** The quality of brotli: near gzip's best size in a third of its time. */
const quickQuality = 5;
/** 6 % smaller for a page, in sixty times the time. */
const bestQuality = 11;

/** A content coding that answers are sent in. */
export type Encoding = 'br' | 'gzip';

/** Compresses in other threads. */
export interface Compressor {
  /** A copy of what is the same each time. */
  copyOf(body: Buffer, encoding: Encoding): Promise<Copy>;
  once(body: Buffer, encoding: Encoding): Promise<Buffer>;
}

/** Compresses answers; copies of what is sent often are kept at the best quality. */
export function createCompressor(): Compressor {
  const kept = new KeptCopies((body) => brotli(body, bestQuality));
  const once: Compressor['once'] = (body, encoding) =>
    encoding === 'gzip' ? promisify(gzip)(body) : brotli(body, quickQuality);
  return {
    once,
    copyOf: async (body, encoding) =>
      encoding === 'gzip'
        ? { bytes: await once(body, encoding) }
        : kept.copyOf(body, () => once(body, encoding)),
  };
}

/**
 * Compresses pages and JSON on their way out, and keeps copies of what says by its `etag` that it is the same each time.
 * Streams and files, which have compressed copies, pass through.
 */
export function mountCompression(app: FastifyInstance, compressor: Compressor): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = compressibleTypes.test(String(reply.getHeader('content-type')));
    if (!isText || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    if (Buffer.byteLength(payload) < smallestCompressed || reply.hasHeader('content-encoding'))
      return payload;
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (encoding === null) return payload;
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    const compressed = reply.hasHeader('etag')
      ? (await compressor.copyOf(body, encoding)).bytes
      : await compressor.once(body, encoding);
    reply.header('content-encoding', encoding).header('content-length', compressed.length);
    return compressed;
  });
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** Browsers say one of a few things. */
const understood = new LRUCache<string, Encoding | 'identity'>({ max: 100 });

/** The best that a browser takes by its `accept-encoding`; null for none. */
export function encodingFor(accepted: string): Encoding | null {
  const known = understood.get(accepted) ?? bestEncoding(accepted);
  if (accepted.length < 200) understood.set(accepted, known);
  return known === 'identity' ? null : known;
}

function bestEncoding(accepted: string): Encoding | 'identity' {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
