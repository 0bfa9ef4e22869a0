import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';
import { Problem } from './problem.ts';

/** Where the file is. */
interface Files {
  head(key: string): Promise<{ etag: string; sizeBytes: number } | null>;
  get(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable } | null>;
}

/** A private ZIP of the storage, whole or a part of it, so that a download continues after a break. */
export async function sendDownload(
  storage: Files,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { key, name }: { key: string; name: string },
): Promise<FastifyReply> {
  const file = await storage.head(key);
  if (file === null) throw new Problem('export_not_found');
  const etag = `"${file.etag}"`;
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': dispositionOf(name),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    etag,
  });
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? byteRange(headers.range, file.sizeBytes) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  }
  const body = await storage.get(key, range ?? undefined);
  if (body === null) throw new Problem('export_not_found');
  if (range === null) return reply.header('content-length', file.sizeBytes).send(body.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(body.stream);
}

/** RFC 6266: the name in letters that every browser reads, and as it is. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;
}
