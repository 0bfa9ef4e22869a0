import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { hourMs } from '../durations.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Jobs } from './job.ts';
import { openQueue } from './queue.ts';
import { createSweeping } from './sweep.ts';

const log = pino({ level: 'silent' });

/** A process that begins the sweep and never ends it. */
function startHangingProcess(url: string) {
  const program = `
    import { pino } from 'pino';
    import { openQueue } from ${JSON.stringify(new URL('queue.ts', import.meta.url).href)};
    import { createSweeping } from ${JSON.stringify(new URL('sweep.ts', import.meta.url).href)};
    const log = pino({ level: 'silent' });
    const queue = await openQueue(process.env.URL, log);
    const run = async () => {
      process.stdout.write('begun');
      await new Promise(() => {});
    };
    const sweeping = createSweeping({ sweeps: [{ name: 'nightly', everyMs: ${hourMs}, run }], queue, log });
    await queue.open(sweeping.jobs);
    await queue.work();
    sweeping.start();`;
  const args = ['--conditions=@tourwright/source', '--input-type=module', '--eval', program];
  return spawn(process.execPath, args, {
    env: { ...process.env, URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  });
}

test('a sweep that a killed process began is taken up by another one', { timeout: 120_000 }, async () => {
  const database = await openTestDatabase(log);
  const killed = startHangingProcess(database.url);
  const [first] = await Promise.race([once(killed.stdout, 'data'), once(killed, 'exit')]);
  expect(String(first)).toBe('begun');
  const queue = await openQueue(database.url, log);
  let ran = 0;
  const run = async () => {
    ran += 1;
  };
  const sweeping = createSweeping({ sweeps: [{ name: 'nightly', everyMs: hourMs, run }], queue, log });
  await queue.open(sweeping.jobs as Jobs);
  await queue.work();
  sweeping.start();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(() => ran, { timeout: 60_000 }).toBe(1);
  sweeping.close();
  await queue.close();
  await database.close();
});
