import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { photo } from '../images/testing/image-client.ts';
import { runCommand, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const home = mkdtempSync(join(tmpdir(), 'tourwright-beside-'));
const settings = { DATA_DIR: join(home, 'data') };
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(settings);
  await send('POST', '/api/auth/sign-up/email', {
    email: 'ann@example.com',
    password: 'correct horse battery',
    name: 'Ann',
  });
});
afterAll(async () => {
  await server.end();
  rmSync(home, { recursive: true, force: true });
});

let cookie = '';
async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: server.address, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookies.length > 0) cookie = cookies.join('; ');
  return answer.json() as Promise<Answer>;
}

test('commands work on the embedded database while the server runs, and the server sees what they did', async () => {
  const given = await runCommand(['plans', 'give', 'ann@example.com', 'studio'], settings);
  expect(given).toMatchObject({ exitCode: 0, stdout: 'ann@example.com has studio.\n' });
  const unknown = await runCommand(['plans', 'give', 'nobody@example.com', 'studio'], settings);
  expect(unknown.exitCode).toBe(1);
  expect(unknown.stderr).toContain('There is no account with nobody@example.com.');
  expect((await runCommand(['plans'], settings)).stdout).toContain('€30.00 a month, €300.00 a year');
  const { user } = await send<{ user: { id: string } }>('GET', '/api/auth/get-session');
  expect(await send('GET', `/api/users/${user.id}/plan`)).toMatchObject({
    planId: 'studio',
    source: 'given',
  });

  const photos = join(home, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'hall.jpg'), await photo());
  const imported = await runCommand(['import', photos, '--owner=ann@example.com', '--json'], settings);
  expect(imported.exitCode).toBe(0);
  const { tourId } = JSON.parse(imported.stdout);
  // Its photo is cut by the server.
  await expect
    .poll(async () => {
      const path = `/api/tours/${tourId}/media`;
      const { images } = await send<{ images: Record<string, { state: string }> }>('GET', path);
      return Object.values(images).map(({ state }) => state);
    })
    .toEqual(['ready']);

  const out = join(home, 'exported');
  const exported = await runCommand(['export', tourId, '--to=pannellum', `--out=${out}`], settings);
  expect(exported).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(out) });
});

const documents: Readonly<Record<string, string>> = {
  'pannellum/tour.json': JSON.stringify({
    default: { firstScene: 'a' },
    scenes: { a: { panorama: 'hall.jpg', odd: 1 } },
  }),
  'marzipano/data.js': `var APP_DATA = ${JSON.stringify({ scenes: [{ id: 'a', name: 'A', panorama: 'hall.jpg' }] })};`,
  'krpano/tour.xml': '<krpano><scene name="a"><image><sphere url="hall.jpg"/></image></scene></krpano>',
  'psv/tour.js': "new VirtualTourPlugin({ nodes: [{ id: 'a', panorama: 'hall.jpg' }] });",
  'stored/tour.json': JSON.stringify({
    name: 'A',
    scenes: [{ id: 1, name: 'A', slug: 'x/hall.jpg', hotspots: '[]' }],
  }),
};

test('the command takes in every format, and writes every other', async () => {
  let tourId = '';
  for (const [path, text] of Object.entries(documents)) {
    const place = join(home, path);
    mkdirSync(join(place, '..'));
    writeFileSync(place, text);
    writeFileSync(join(place, '../hall.jpg'), await photo());
    const { exitCode, stdout, stderr } = await runCommand(
      ['import', place, '--owner=ann@example.com', '--json'],
      settings,
    );
    expect(exitCode, `${path}: ${stderr}`).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ scenes: 1, stored: 1, lacking: [] });
    tourId = JSON.parse(stdout).tourId;
  }
  const mediaOf = () =>
    send<{ images: Record<string, { state: string }> }>('GET', `/api/tours/${tourId}/media`);
  await expect
    .poll(async () => Object.values((await mediaOf()).images).map(({ state }) => state), { timeout: 120_000 })
    .toEqual(['ready']);
  for (const [format, main] of [
    ['pannellum', 'tour.json'],
    ['marzipano', 'data.js'],
    ['psv', 'tour.json'],
    ['tourwright', 'tourwright.json'],
    ['site', 'index.html'],
  ] as const) {
    const out = join(home, `out-${format}`);
    const { exitCode, stderr } = await runCommand(
      ['export', tourId, `--as=${format}`, `--out=${out}`, '--json'],
      settings,
    );
    expect(exitCode, `${format}: ${stderr}`).toBe(0);
    expect(existsSync(join(out, main)), format).toBe(true);
  }
  // What went out whole comes in again.
  const again = await runCommand(
    ['import', join(home, 'out-tourwright'), '--owner=ann@example.com', '--json'],
    settings,
  );
  expect(JSON.parse(again.stdout)).toMatchObject({ scenes: 1, stored: 1, lacking: [] });
});

test('several commands at once, and one that is wrong, leave the server as it is', async () => {
  const [listed, unknown] = await Promise.all([
    runCommand(['demo', 'list'], settings),
    runCommand(['plans', 'paid', '1999-0001'], settings),
  ]);
  expect(listed.stdout).toMatch(/^maple-family-home +missing/m);
  expect(unknown).toMatchObject({ exitCode: 1, stdout: '' });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

test('a command and a server that start together wait for each other, and the command works without a server too', async () => {
  await server.end();
  const starting = startServerProcess(settings);
  const beside = await runCommand(['plans', 'take', 'ann@example.com'], settings);
  server = await starting;
  expect(beside.exitCode).toBe(0);
  await server.end();
  const alone = await runCommand(['plans', 'give', 'ann@example.com', 'studio'], settings);
  expect(alone.exitCode).toBe(0);
  server = await startServerProcess(settings);
});

test.skipIf(process.getuid?.() !== 0)('root has to use the account that owns the files', async () => {
  spawnSync('chown', ['4711', join(settings.DATA_DIR, 'storage')]);
  const refused = await runCommand(['plans', 'give', 'ann@example.com', 'studio'], settings);
  spawnSync('chown', ['0', join(settings.DATA_DIR, 'storage')]);
  expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("sudo -u '#4711'") });
});
