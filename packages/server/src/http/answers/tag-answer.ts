import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Tags an answer by what it is made of; tells whether the browser that asks has the very same already. */
export function tagAnswer(reply: FastifyReply, ...content: string[]): boolean {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  // Weak, since it is the same whatever it is compressed by.
  const tag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return reply.request.headers['if-none-match'] === tag;
}
