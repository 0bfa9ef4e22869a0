import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const folderLock = new URL('folder-lock.ts', import.meta.url).href;

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'tourwright-lock-'));
}

/** Another process that holds the lock of `folder` until it is killed. */
async function openHolder(folder: string) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(folderLock)});
    lockFolder(${JSON.stringify(folder)}, 'lock');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a lock is given back', () => {
  const folder = newFolder();
  lockFolder(folder, 'lock')();
  lockFolder(folder, 'lock')();
  expect(readdirSync(folder)).toEqual([]);
});

test('names the process that holds the folder, and takes over when that one was killed', async () => {
  const folder = newFolder();
  const holder = await openHolder(folder);
  expect(() => lockFolder(folder, 'lock')).toThrow(`${folder} is in use by process ${holder.pid}.`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockFolder(folder, 'lock')();
});

test('a living process that got the number of a dead holder does not count', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, started: 'long ago' }));
  lockFolder(folder, 'lock')();
});

test('a lock that a power cut left empty does not count', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), '');
  lockFolder(folder, 'lock')();
});

test('a lock that is held for a moment is reported as worth waiting for', () => {
  const folder = newFolder();
  for (const isBrief of [true, false]) {
    const unlock = lockFolder(folder, 'lock', { isBrief });
    let refused: unknown;
    try {
      lockFolder(folder, 'lock');
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(FolderInUse);
    expect(refused).toMatchObject({ isBrief });
    unlock();
  }
});
