import { execFile } from 'node:child_process';

const programTimeoutMs = 3000;

/** What a program of the system prints; null where it is not there or does not end well. */
export function outputOf(program: string, args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { timeout: programTimeoutMs, env: { ...process.env, LC_ALL: 'C' } },
      (error, stdout) => resolve(error === null ? stdout : null),
    );
  });
}
