import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const source = JSON.stringify(new URL('./end-after.ts', import.meta.url).href);

async function exitOf(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [code, signal] = await once(child, 'exit');
  return { code, signal };
}

test('a process whose event loop is held is ended', async () => {
  const ended = await exitOf(`const { endAfter } = await import(${source}); await endAfter(50); for (;;);`);
  expect(ended).toEqual({ code: null, signal: 'SIGKILL' });
});

test('a process that ends by itself ends as it wants to', async () => {
  const ended = await exitOf(
    `const { endAfter } = await import(${source}); await endAfter(3_600_000); process.exitCode = 3;`,
  );
  expect(ended).toEqual({ code: 3, signal: null });
});
