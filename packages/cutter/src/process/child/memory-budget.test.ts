import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPictureMemory, MemoryBudget, TooManyWaiting } from './memory-budget.ts';

const staying = new AbortController().signal;

test('requests without enough memory wait in a queue, and none overtakes', async () => {
  const budget = new MemoryBudget(100);
  const order: string[] = [];
  const first = await budget.take(80, staying);
  const large = budget.take(90, staying).then((giveBack) => {
    order.push('large');
    return giveBack;
  });
  const small = budget.take(10, staying).then((giveBack) => {
    order.push('small');
    return giveBack;
  });
  expect(budget.waiting).toBe(2);
  first();
  (await large)();
  (await small)();
  expect([order, budget.takenBytes]).toEqual([['large', 'small'], 0]);
});

test('the queue has a limit, and leaving it lets others pass', async () => {
  const budget = new MemoryBudget(10, { mostWaiting: 2 });
  const first = await budget.take(6, staying);
  const leaving = new AbortController();
  const left = budget.take(10, leaving.signal);
  const second = budget.take(4, staying);
  await expect(budget.take(1, staying)).rejects.toThrow(TooManyWaiting);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  (await second)();
  first();
  first();
  expect(budget.takenBytes).toBe(0);
});

test('what is more than all waits for all', async () => {
  const budget = new MemoryBudget(10);
  (await budget.take(1000, staying))();
  expect(budget.takenBytes).toBe(0);
  expect(defaultPictureMemory()).toBeGreaterThanOrEqual(384 << 20);
});

test('never more than there is, whichever requests come and go', async () => {
  const wanted = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.boolean()), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(wanted, async (orders) => {
      const budget = new MemoryBudget(50);
      await Promise.all(
        orders.map(async ([bytes, leaves]) => {
          const controller = new AbortController();
          const taking = budget.take(bytes, controller.signal);
          if (leaves) controller.abort(new Error('gone'));
          const giveBack = await taking.catch(() => () => {});
          expect(budget.takenBytes).toBeLessThanOrEqual(50);
          await Promise.resolve();
          giveBack();
        }),
      );
      expect([budget.takenBytes, budget.waiting]).toEqual([0, 0]);
    }),
  );
});
