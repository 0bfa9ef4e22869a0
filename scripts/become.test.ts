import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const ready = JSON.stringify(new URL('./lib/ready.mjs', import.meta.url).href);
const held = `process.on('SIGTERM', () => {}); console.log(process.pid); for (;;);`;
const start = `const { become } = await import(${ready}); become(process.execPath, ['--eval', ${JSON.stringify(held)}], { graceMs: 50 });`;

test('a server that something holds is ended after its time when it is asked to stop', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', start]);
  const [line] = await once(parent.stdout, 'data');
  parent.kill('SIGTERM');
  const [code] = await once(parent, 'exit');
  expect(code).toBe(1);
  expect(() => process.kill(Number(line), 0)).toThrow('ESRCH');
});
