import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog, withoutSecrets } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = '';
  write(
    createLog({
      write: (line) => {
        lines += line;
      },
    }),
  );
  return lines;
}

test('a line is JSON with its level in words and its time', () => {
  const line = JSON.parse(logged((log) => log.info({ tourId: 't1' }, 'Published')));
  expect(line).toEqual({ level: 'info', time: expect.any(String), tourId: 't1', msg: 'Published' });
});

test('what opens an account or private media is taken out of addresses', () => {
  expect(withoutSecrets('/action-handler?mode=resetPassword&token=abc.def-1')).toBe(
    '/action-handler?mode=resetPassword&token=[redacted]',
  );
  expect(withoutSecrets('/signup?operator=abc&x=1')).toBe('/signup?operator=[redacted]&x=1');
  expect(withoutSecrets('/preview/loft?tourId=t1&scene=3')).toBe('/preview/loft?tourId=t1&scene=3');
  expect(withoutSecrets('/api/tours/t1?link=abc23&pass=490~x_-Y')).toBe(
    '/api/tours/t1?link=[redacted]&pass=[redacted]',
  );
  const [own, linked] = ['/media/0a/1b~490~x_-Y1/f/0/0/0.jpg', '/media/0a/1b~490~2c3d~x_-Y1/image.jpg'];
  expect(withoutSecrets(own)).toBe('/media/0a/1b~490~[redacted]/f/0/0/0.jpg');
  expect(withoutSecrets(linked)).toBe('/media/0a/1b~490~2c3d~[redacted]/image.jpg');
  expect(withoutSecrets('/api/offers/a1.x_-Y/accept')).toBe('/api/offers/[redacted]/accept');
  expect(withoutSecrets('/dashboard?show=people&offer=a1.x_-Y')).toBe(
    '/dashboard?show=people&offer=[redacted]',
  );
  expect(withoutSecrets('/media/0a/1b/image.jpg')).toBe('/media/0a/1b/image.jpg');
});

test('cookies, authorization, passwords and tokens are never written, wherever an object holds them', () => {
  const lines = logged((log) =>
    log.info({
      cookie: 'hunter2',
      headers: { cookie: 'hunter2', authorization: 'hunter2', 'set-cookie': ['hunter2'] },
      request: { headers: { cookie: 'hunter2' } },
      body: { password: 'hunter2', token: 'hunter2', secret: 'hunter2' },
    }),
  );
  expect(lines).not.toContain('hunter2');
  expect(lines).toContain('[redacted]');
});

test('a failed query is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (token)=(hunter2) exists.',
  });
  const error = new DrizzleQueryError('insert into links values ($1)', ['hunter2'], cause);
  const lines = logged((log) => log.error({ err: error }, 'A request failed'));
  expect(lines).not.toContain('hunter2');
  expect(JSON.parse(lines).err).toMatchObject({
    message: 'duplicate key',
    code: '23505',
    query: 'insert into links values ($1)',
  });
});

test('an error is logged without its extra properties', () => {
  const error = Object.assign(new Error('terminated'), { code: '57P01', client: { secretKey: 'hunter2' } });
  const lines = logged((log) => log.warn({ err: error }, 'A connection was lost'));
  expect(lines).not.toContain('hunter2');
  expect(Object.keys(JSON.parse(lines).err)).toEqual(['type', 'message', 'stack', 'code']);
});
