/** For tests: a signed-up user and their requests. */

import type { Tour } from '@tourwright/tour/document';
import type { AnswerBody } from '../testing/answer-body.ts';
import { type TestServer, testOrigin } from '../testing/test-server.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: AnswerBody;
}

export interface TestOwner {
  userId: string;
  /** The `cookie` header of their browser. */
  cookie: string;
  ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Creates a tour; throws when that is refused. */
  create(body?: unknown): Promise<Tour>;
}

const json = { 'content-type': 'application/json' };

export async function signUpOwner(server: TestServer, email: string): Promise<TestOwner> {
  const { userId, cookie } = await server.signUp(email);
  const ask: TestOwner['ask'] = async (method, url, body, headers = {}) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { cookie, origin: testOrigin, ...(body === undefined ? {} : json), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { statusCode: status, body: text } = answer;
    return { status, headers: answer.headers, text, body: text === '' ? null : answer.json() };
  };
  return {
    userId,
    cookie,
    ask,
    create: async (body = { name: 'House' }) => {
      const { status, text, body: tour } = await ask('POST', '/api/tours', body);
      if (status !== 201) throw new Error(text);
      return tour;
    },
  };
}
