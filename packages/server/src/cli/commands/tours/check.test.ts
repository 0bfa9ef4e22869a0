import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { check } from './check.ts';

let folder: string;
let output = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-check-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
beforeEach(() => {
  output = '';
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, value: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

const hall = {
  title: 'Hall',
  panorama: 'a.jpg',
  hotSpots: [{ type: 'scene', sceneId: 'kitchen', yaw: 1, pitch: 0 }],
};
const kitchen = {
  title: 'Kitchen',
  panorama: 'b.jpg',
  hotSpots: [{ type: 'scene', sceneId: 'hall', yaw: 1, pitch: 0 }],
};
const own = {
  ...{
    id: 't1',
    schema: 1,
    version: 1,
    user_id: 'u1',
    name: 'Maple Street',
    updated_at: '',
    activity: 'published',
  },
  ...{ published_version: 1, published_at: null, scenes: [], audio: [], brochures: [], floorPlans: [] },
};

test("a sound tour of another tool ends with 0, one with errors with 1 and the rules' names", async () => {
  const title = { title: 'House' };
  expect(await check.run([write('good.json', { default: title, scenes: { hall, kitchen } })], {})).toBe(0);
  expect(output).toBe('Could be better: 1\n  The tour has no description.\n');
  output = '';
  const attic = { title: 'Attic', panorama: 'c.jpg' };
  const bad = write('bad.json', { default: title, scenes: { hall, kitchen, attic } });
  expect(await check.run([bad, '--json'], {})).toBe(1);
  expect(JSON.parse(output)).toEqual([
    {
      rule: 'unreachable-scene',
      severity: 'error',
      sceneId: 3,
      params: { scene: 'Attic', target: '' },
      hasFix: false,
    },
    { rule: 'no-description', severity: 'notice', params: {}, hasFix: false },
  ]);
});

test('a published tour is checked by the address of its page', async () => {
  const server = createServer((request, answer) => {
    answer.statusCode = request.url === '/api/tours/t1' ? 200 : 404;
    answer.end(JSON.stringify(own));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await check.run([`${origin}/preview/maple-street?tourId=t1`], {})).toBe(1);
    expect(output).toContain('The tour has no scenes.');
    await expect(check.run([`${origin}/welcome/t2`], {})).rejects.toMatchObject({ exitCode: 2 });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('what is not a tour ends with 2', async () => {
  await expect(check.run([join(folder, 'gone.json')], {})).rejects.toMatchObject({ exitCode: 2 });
  await expect(check.run([write('no.json', { a: 1 })], {})).rejects.toMatchObject({ exitCode: 2 });
  await expect(check.run([], {})).rejects.toMatchObject({ exitCode: 2 });
});
