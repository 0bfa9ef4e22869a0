import type { LightMyRequestResponse } from 'fastify';
import { type TestServer, testOrigin } from './test-server.ts';

/** For tests: a tour of a new account, and the way to send it bodies just as they are. */
export interface RawTour {
  tourId: string;
  send(method: 'POST' | 'PATCH', url: string, payload: string): Promise<LightMyRequestResponse>;
}

/** Creates one. */
export async function openRawTour(server: TestServer): Promise<RawTour> {
  const { cookie } = await server.signUp('ann@example.com');
  const headers = { cookie, origin: testOrigin, 'content-type': 'application/json', 'if-match': '*' };
  const send: RawTour['send'] = (method, url, payload) =>
    server.app.inject({ method, url, headers, payload });
  const { id } = (await send('POST', '/api/tours', '{"name":"House"}')).json();
  return { tourId: id, send };
}
