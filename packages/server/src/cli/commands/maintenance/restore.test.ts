import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../../drivers/folder-lock.ts';
import { restore } from './restore.ts';

test('a restore where a server runs says so at once, before it reads the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-restore-'));
  const unlock = lockFolder(folder, 'lock');
  const run = () => restore.run([join(folder, 'no-such.tar')], { DATA_DIR: folder });
  await expect(run()).rejects.toThrow(`is in use by process ${process.pid}. Stop that one`);
  unlock();
  await expect(run()).rejects.toThrow('There is no such file');
});

test('of a damaged backup it says what to do next; a wrong path needs no advice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-restore-'));
  const damaged = join(folder, 'damaged.tar');
  writeFileSync(damaged, '');
  const run = (path: string) => restore.run([path, '--check'], { DATA_DIR: folder });
  await expect(run(damaged)).rejects.toThrow(
    /cut off: .*\. Copy it again from where it was made, or take an older/,
  );
  await expect(run(join(folder, 'no-such.tar'))).rejects.toThrow(/There is no such file$/);
});
