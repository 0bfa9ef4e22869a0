import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStepCounter, type StepCounter } from './testing/count-steps.ts';
import type { outsideParsers } from './testing/outside-parsers.ts';

/** What a call takes whatever it is given: below this, a size says nothing. */
const floor = 3000;

let counter: StepCounter;
let parsers: typeof outsideParsers;
let close = () => {};
beforeAll(async () => {
  counter = openStepCounter();
  // Loaded now, so that its blocks are counted.
  const registry = await import('./testing/outside-parsers.ts');
  parsers = registry.outsideParsers;
  close = registry.removeFiles;
});
afterAll(() => {
  counter.close();
  close();
});

test('the counter distinguishes a nested loop from a loop', async () => {
  const once = (n: number) => () => {
    const list: number[] = [];
    for (let index = 0; index < n; index++) list.push(index);
    return list;
  };
  const squared = (n: number) => () => once(n)().map((_, index, all) => all.slice(index).length);
  const ratio = async (make: (n: number) => () => unknown) =>
    (await counter.count(make(4000))) / (await counter.count(make(2000)));
  await ratio(once);
  expect(await ratio(once)).toBeLessThan(3);
  expect(await ratio(squared)).toBeGreaterThan(3);
});

test('every parser of what comes from outside does less than three times the work on twice the input', async () => {
  const wrong: string[] = [];
  for (const { name, size, prepare } of parsers) {
    // The first call makes what is kept for the next ones.
    await prepare(size)();
    const once = await counter.count(prepare(size));
    let twice = await counter.count(prepare(2 * size));
    const isTooMuch = () => twice > floor && twice >= 3 * once;
    // What else happens in this process meanwhile is counted too: the least of several is the parser's own.
    for (let again = 0; again < 3 && isTooMuch(); again++)
      twice = Math.min(twice, await counter.count(prepare(2 * size)));
    if (isTooMuch()) wrong.push(`${name}: ${once} steps, then ${twice}`);
  }
  expect(wrong).toEqual([]);
});
