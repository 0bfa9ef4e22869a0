import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openWorkFolder } from './work-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'work-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('another start leaves the pixels of a process that works alone', async () => {
  const first = await openWorkFolder(root);
  writeFileSync(join(first.path, 'pixels.v'), 'x');
  const second = await openWorkFolder(root);
  expect(existsSync(join(first.path, 'pixels.v'))).toBe(true);
  expect(second.path).not.toBe(first.path);
  await first.close();
  await second.close();
  expect(readdirSync(root)).toEqual([]);
});

test('what a killed process left behind is removed by the next start', async () => {
  const script = `
    import { openWorkFolder } from ${JSON.stringify(new URL('./work-folder.ts', import.meta.url).href)};
    const { path } = await openWorkFolder(${JSON.stringify(root)});
    console.log(path);
    setInterval(() => {}, 1000);`;
  const flags = ['--conditions=@tourwright/source', '--input-type=module-typescript', '-e', script];
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const left = String(line).trim();
  writeFileSync(join(left, 'pixels.v'), 'x');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await openWorkFolder(root);
  expect(existsSync(left)).toBe(false);
  await next.close();
  expect(readdirSync(root)).toEqual([]);
});

test('what another machine or an older version left is removed after a day', async () => {
  const old = join(root, 'cut-of-before');
  const fresh = join(root, 'elsewhere-12-x');
  for (const folder of [old, fresh]) mkdirSync(folder);
  utimesSync(old, 0, 0);
  const own = await openWorkFolder(root);
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  await own.close();
});
