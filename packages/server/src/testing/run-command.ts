import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

const main = join(import.meta.dirname, '../main.ts');
const timeoutMs = 100_000;

export interface Run {
  child: ChildProcess;
  /** Both outputs so far. */
  output(): string;
  exitCode: Promise<number | null>;
}

interface CommandRunner {
  /** A data folder that `closeAll` deletes. */
  newFolder(): string;
  /** A command as an operator runs it, with nothing in its environment but these settings. */
  run(args: string[], settings: Record<string, string>): Run;
  /** Resolves when the server says where it is. */
  start(dataDir: string, port: number): Promise<Run>;
  /** Called by `closeAll` after everything that came later is closed. */
  onClose(close: () => unknown): void;
  /** Ends every process and deletes every folder, the newest first. */
  closeAll(): Promise<void>;
}

/** Runs Tourwright's commands in processes of their own. */
export function newCommandRunner(): CommandRunner {
  const closing: (() => unknown)[] = [];
  const onClose = (close: () => unknown) => void closing.push(close);
  const newFolder = () => {
    const folder = mkdtempSync(join(memoryFolder, 'tourwright-start-'));
    onClose(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const run = (args: string[], settings: Record<string, string>) => {
    const running = spawnCommand(args, settings);
    onClose(async () => {
      running.child.kill('SIGTERM');
      await running.exitCode;
    });
    return running;
  };
  const start = async (dataDir: string, port: number) => {
    const started = run(['start'], { DATA_DIR: dataDir, PORT: String(port) });
    const isThere = () => /Tourwright is at (.*)\n$/.exec(started.output())?.[1] ?? null;
    await expect.poll(isThere, { timeout: timeoutMs }).toBe(`http://localhost:${port}`);
    return started;
  };
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  return { newFolder, run, start, onClose, closeAll };
}

function spawnCommand(args: string[], settings: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--conditions=@tourwright/source', main, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SEED_DEMOS: 'false',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => output, exitCode };
}
