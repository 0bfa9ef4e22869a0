/**
 * The framework alone: Fastify with the recorded answers in memory and nothing else. Started by `open-rivals.ts` with
 * a port and the folder of the answers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import type { RecordedAnswer } from './recorded-answer.ts';

const [port = '', folder = ''] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Omit<
  RecordedAnswer,
  'body'
>[];
const app = fastify();
answers.forEach(({ path, contentType, contentEncoding }, index) => {
  const body = readFileSync(join(folder, `${index}`));
  app.get(path, async (_request, reply) => {
    reply.header('content-type', contentType).header('cache-control', 'public, max-age=0');
    if (contentEncoding !== null) reply.header('content-encoding', contentEncoding);
    return reply.send(body);
  });
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
