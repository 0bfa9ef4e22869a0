/** A prepared answer: its headers, its bytes with and without compression, and its ETags. */
import type { ServerResponse } from 'node:http';
import { type Compressor, type Encoding, smallestCompressed } from '../compress.ts';
import type { Copy } from './kept-copies.ts';

/** Headers of one answer alone. */
const own = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'x-request-id']);
/** One with these is nobody else's, or no answer to keep. */
const neverKept = ['set-cookie', 'content-range', 'location'];

/** An answer that is kept with its compressed copies, to be sent again without being made. */
export interface ReadyAnswer {
  /** Names and values in turns, as Node takes them. */
  headers: readonly string[];
  /** The opaque part of the entity tag. */
  tag: string;
  /** Whether each encoding has a tag of its own; a version is the same in all of them. */
  isOwnTag: boolean;
  body: Buffer;
  copies: Partial<Record<Encoding, Copy>>;
}

/** What was about to be sent, to be sent again; null where it is not for others. */
export function readyAnswer(headers: Record<string, unknown>, payload: unknown): ReadyAnswer | null {
  const [, weak, tag] = /^(W\/)?"([^"]*)"$/.exec(String(headers.etag)) ?? [];
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (tag === undefined || !isText || neverKept.some((name) => headers[name] !== undefined)) return null;
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !own.has(name));
  const vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ');
  return {
    headers: [...kept.flatMap(([name, value]) => [name, String(value)]), 'vary', vary],
    tag,
    isOwnTag: weak !== undefined,
    body: typeof payload === 'string' ? Buffer.from(payload) : payload,
    copies: {},
  };
}

/** Whether a browser that names these tags (`If-None-Match`) has the answer already, in whatever encoding. */
export function hasTag(named: string | undefined, { tag }: Pick<ReadyAnswer, 'tag'>): boolean {
  if (named === undefined) return false;
  return named.split(',').some((one) => {
    const [, core] = /^\s*(?:W\/)?"([^"]*?)(?:-br|-gzip)?"\s*$/.exec(one) ?? [];
    return core === tag;
  });
}

/** The bytes in an encoding; made at the first time. */
export function bytesOf(
  answer: ReadyAnswer,
  encoding: Encoding | null,
  compressor: Compressor,
): Buffer | Promise<Buffer> {
  if (encoding === null || answer.body.length < smallestCompressed) return answer.body;
  const known = answer.copies[encoding];
  if (known !== undefined) return known.bytes;
  return compressor.copyOf(answer.body, encoding).then((copy) => {
    answer.copies[encoding] = copy;
    return copy.bytes;
  });
}

interface Sending {
  bytes: Buffer;
  encoding: Encoding | null;
  requestId: string;
  isKnown: boolean;
}

/** Writes the answer past everything else. */
export function writeReady(
  raw: ServerResponse,
  answer: ReadyAnswer,
  { bytes, encoding, requestId, isKnown }: Sending,
): void {
  const isEncoded = bytes !== answer.body;
  const tag = answer.isOwnTag && isEncoded ? `"${answer.tag}-${encoding}"` : `"${answer.tag}"`;
  const headers = [...answer.headers, 'etag', tag, 'x-request-id', requestId];
  if (isKnown) {
    raw.writeHead(304, headers).end();
    return;
  }
  headers.push('content-length', String(bytes.length));
  if (isEncoded && encoding !== null) headers.push('content-encoding', encoding);
  raw.writeHead(200, headers);
  raw.end(bytes);
}
