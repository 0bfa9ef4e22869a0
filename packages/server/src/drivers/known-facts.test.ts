import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KnownFacts } from './known-facts.ts';

const away = () => Object.assign(new Error('gone'), { code: '57P01' });

let answers: { read: string; resolve(value: { version: number } | null): void; reject(error: Error): void }[];
let facts: KnownFacts<{ version: number } | null>;
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  facts = new KnownFacts({
    most: 10,
    outlasts: (value) => value !== null,
    isSame: (one, other) => one?.version === other?.version,
    read: (key) =>
      new Promise((resolve, reject) => {
        answers.push({ read: key, resolve, reject });
      }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

async function learn(version: number) {
  const asked = facts.get('loft');
  answers.at(-1)?.resolve({ version });
  return asked;
}

test('a cached fact is returned at once, and refreshed after a second', async () => {
  const first = await learn(1);
  expect(facts.get('loft')).toBe(first);
  expect(answers).toHaveLength(1);
  vi.advanceTimersByTime(1001);
  const again = facts.get('loft');
  expect(again).toBeInstanceOf(Promise);
  answers.at(-1)?.resolve({ version: 2 });
  expect(await again).toEqual({ version: 2 });
});

test('many who ask at once ask once, and the same answer is the same object', async () => {
  const first = await learn(1);
  vi.advanceTimersByTime(1001);
  const asked = [facts.get('loft'), facts.get('loft'), facts.get('loft')];
  expect(answers).toHaveLength(2);
  answers.at(-1)?.resolve({ version: 1 });
  for (const one of await Promise.all(asked)) expect(one).toBe(first);
});

test('what is in use is asked again before anybody has to wait', async () => {
  const first = await learn(1);
  vi.advanceTimersByTime(600);
  expect(facts.get('loft')).toBe(first);
  answers.at(-1)?.resolve({ version: 2 });
  await vi.advanceTimersByTimeAsync(600);
  expect(facts.get('loft')).toEqual({ version: 2 });
});

test('after a change nothing counts that was requested before it', async () => {
  await learn(1);
  vi.advanceTimersByTime(600);
  facts.get('loft');
  const before = answers.at(-1);
  facts.recheck();
  const after = facts.get('loft');
  before?.resolve({ version: 1 });
  answers.at(-1)?.resolve({ version: 2 });
  expect(await after).toEqual({ version: 2 });
  expect(facts.get('loft')).toEqual({ version: 2 });
});

test('while the database is away what was known continues, for ten minutes', async () => {
  const first = await learn(1);
  vi.advanceTimersByTime(60_000);
  const asked = facts.get('loft');
  answers.at(-1)?.reject(away());
  expect(await asked).toBe(first);
  // Nobody waits for an answer that does not come.
  expect(facts.get('loft')).toBe(first);
  vi.advanceTimersByTime(600_000);
  answers.at(-1)?.reject(away());
  const late = facts.get('loft');
  answers.at(-1)?.reject(away());
  await expect(late).rejects.toThrow('gone');
});

test('a database that says nothing is away too, and is believed again when it answers', async () => {
  const first = await learn(1);
  vi.advanceTimersByTime(2000);
  const asked = facts.get('loft');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe(first);
  expect(facts.get('loft')).toBe(first);
  answers.at(-1)?.resolve({ version: 2 });
  await vi.advanceTimersByTimeAsync(0);
  const again = facts.get('loft');
  answers.at(-1)?.reject(away());
  expect(await again).toEqual({ version: 2 });
});

test('what was withdrawn does not come back with an outage', async () => {
  await learn(1);
  facts.forget('loft');
  const asked = facts.get('loft');
  answers.at(-1)?.reject(away());
  await expect(asked).rejects.toThrow('gone');
  // Nor what was not there before it.
  const missing = facts.get('none');
  answers.at(-1)?.resolve(null);
  expect(await missing).toBeNull();
  vi.advanceTimersByTime(2000);
  const again = facts.get('none');
  answers.at(-1)?.reject(away());
  await expect(again).rejects.toThrow('gone');
});

test('what somebody says has changed is read at once, and does not count before', async () => {
  const first = await learn(1);
  facts.doubt('loft');
  expect(answers).toHaveLength(2);
  const asked = facts.get('loft');
  answers.at(-1)?.resolve({ version: 1 });
  expect(await asked).toBe(first);
  facts.doubt('loft');
  const lost = facts.get('loft');
  answers.at(-1)?.reject(away());
  await expect(lost).rejects.toThrow('gone');
});

test('what a change made doubtful waits for the database however long it takes', async () => {
  await learn(1);
  facts.recheck();
  const asked = facts.get('loft') as Promise<unknown>;
  const settled = vi.fn();
  asked.then(settled);
  await vi.advanceTimersByTimeAsync(5000);
  expect(settled).not.toHaveBeenCalled();
  answers.at(-1)?.resolve(null);
  expect(await asked).toBeNull();
});

test('many can be doubted by what they are', async () => {
  const first = await learn(1);
  facts.doubtWhere((value) => value?.version === 2);
  expect(facts.get('loft')).toBe(first);
  facts.doubtWhere((value) => value?.version === 1);
  const asked = facts.get('loft');
  answers.at(-1)?.reject(away());
  await expect(asked).rejects.toThrow('gone');
});
