import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { KeptCopies } from './kept-copies.ts';

const COMPRESSIBLE = /^(application\/(([a-z.]+\+)?json|xml)|text\/(html|plain))/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST_BYTES = 1024;
/** Of brotli: near gzip's best size in a third of its time. */
const QUICK = 5;
/** 6 % smaller for a page, in sixty times the time. */
const BEST = 11;

/**
 * Compresses pages and JSON on their way out, and keeps copies of what says by its `etag` that it is the same each time.
 * Streams and files, which have compressed copies, pass through.
 */
export function mountCompression(app: FastifyInstance): void {
  const kept = new KeptCopies((body) => brotli(body, BEST));
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = COMPRESSIBLE.test(String(reply.getHeader('content-type')));
    if (!isText || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    if (Buffer.byteLength(payload) < SMALLEST_BYTES || reply.hasHeader('content-encoding')) return payload;
    const encoding = bestEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === null) return payload;
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    const quick = () => brotli(body, QUICK);
    const compressed =
      encoding === 'gzip'
        ? await promisify(gzip)(body)
        : await (reply.hasHeader('etag') ? kept.copyOf(body, quick) : quick());
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

function bestEncoding(accepted: string): 'br' | 'gzip' | null {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
