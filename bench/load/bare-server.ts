/**
 * The framework alone: Fastify with the recorded answers, their headers too, in memory and nothing else. Started by `open-rivals.ts` with
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
answers.forEach(({ path, headers }, index) => {
  const body = readFileSync(join(folder, `${index}`));
  const known = Object.fromEntries(headers);
  app.get(path, async (_request, reply) => reply.headers(known).send(body));
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
