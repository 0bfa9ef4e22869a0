import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { KeptCopies } from './kept-copies.ts';

const body = Buffer.from('a page');
const quick = Buffer.from('quick');
const best = Buffer.from('best');

test('what is requested twice is made as small as can be, for the third', async () => {
  const quickly = vi.fn(async () => quick);
  const copies = new KeptCopies(async () => best, 0);
  expect((await copies.copyOf(body, quickly)).bytes).toBe(quick);
  expect((await copies.copyOf(body, quickly)).bytes).toBe(quick);
  await vi.waitFor(async () => expect((await copies.copyOf(body, quickly)).bytes).toBe(best));
  expect(quickly).toHaveBeenCalledTimes(1);
});

test('what is requested once costs nothing more', async () => {
  const improve = vi.fn(async () => best);
  const copies = new KeptCopies(improve, 0);
  for (const page of ['one', 'two', 'three']) await copies.copyOf(Buffer.from(page), async () => quick);
  await setImmediate();
  expect(improve).not.toHaveBeenCalled();
});

test('one is made smaller at a time, and a failure stops nobody', async () => {
  let running = 0;
  let most = 0;
  const improve = async (page: Buffer) => {
    most = Math.max(most, ++running);
    await setImmediate();
    running--;
    if (page.toString() === 'bad') throw new Error('no memory');
    return best;
  };
  const copies = new KeptCopies(improve, 0);
  const ask = async (page: string) => (await copies.copyOf(Buffer.from(page), async () => quick)).bytes;
  for (const page of ['bad', 'bad', 'good', 'good', 'other', 'other']) await ask(page);
  await vi.waitFor(async () => expect(await ask('other')).toBe(best));
  expect(await ask('good')).toBe(best);
  expect(await ask('bad')).toBe(quick);
  expect(most).toBe(1);
});
