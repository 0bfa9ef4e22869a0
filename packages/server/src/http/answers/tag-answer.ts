import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Sets the ETag of an answer from its sources; returns whether the browser already has the same. */
export function tagAnswer(reply: FastifyReply, ...content: string[]): boolean {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  // Weak, since it is the same whatever it is compressed by.
  const tag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return reply.request.headers['if-none-match'] === tag;
}
