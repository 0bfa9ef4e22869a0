/** For tests: a signed-up user and their requests. */

import type { Tour } from '@tourwright/tour/document';
import { type AnswerBody, type AnswerName, parseBody } from '../testing/answer-body.ts';
import { type TestServer, testOrigin } from '../testing/test-server.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Answer<Name extends AnswerName> {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: AnswerBody<Name>;
}

export interface TestOwner {
  userId: string;
  /** The `cookie` header of their browser. */
  cookie: string;
  ask<Name extends AnswerName = 'unread'>(
    method: Method,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Name>>;
  /** Creates a tour; throws when that is refused. */
  create(body?: unknown): Promise<Tour>;
}

const json = { 'content-type': 'application/json' };

export async function signUpOwner(server: TestServer, email: string): Promise<TestOwner> {
  const { userId, cookie } = await server.signUp(email);
  const ask: TestOwner['ask'] = async <Name extends AnswerName>(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { cookie, origin: testOrigin, ...(body === undefined ? {} : json), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { statusCode: status, body: text } = answer;
    return {
      status,
      headers: answer.headers,
      text,
      body: parseBody<Name>(text, answer.headers['content-type']),
    };
  };
  return {
    userId,
    cookie,
    ask,
    create: async (body = { name: 'House' }) => {
      const { status, text, body: tour } = await ask<'tour'>('POST', '/api/tours', body);
      if (status !== 201) throw new Error(text);
      return tour;
    },
  };
}
