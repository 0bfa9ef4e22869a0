import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openHttp } from '../open-http.ts';
import { route } from '../route.ts';

test('behind a proxy, one client has this many requests at a time, and others are not held up', async () => {
  const { http } = await openHttp({
    config: {
      publicUrl: 'http://localhost:3000',
      trustedOrigins: [],
      trustProxy: 1,
      connectionsPerAddress: 2,
    },
    log: pino({ level: 'silent' }),
    resolveSession: async () => null,
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = 0;
  route(
    http,
    { method: 'GET', path: '/api/slow' },
    {
      access: 'anyone',
      handler: async () => {
        waiting += 1;
        await released;
        return {};
      },
    },
  );
  const ask = async (address: string) => {
    const answer = await http.inject({ url: '/api/slow', headers: { 'x-forwarded-for': address } });
    return answer.statusCode;
  };
  const first = [ask('2001:db8::1'), ask('2001:db8::2')];
  await expect.poll(() => waiting).toBe(2);
  expect(await ask('2001:db8::3')).toBe(429);
  const others = [ask('203.0.113.9'), ask('127.0.0.1'), ask('127.0.0.1'), ask('127.0.0.1')];
  release();
  expect(await Promise.all([...first, ...others])).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await ask('2001:db8::3')).toBe(200);
  await http.close();
});
