import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';

/** The entries of the document, numbered or not, each with the tests that it names. */
function entries() {
  const [, ...parts] = readFileSync('docs/conventions.md', 'utf8').split(/^(?=\d+\. |- \*\*)/m);
  return parts.map((part) => ({
    number: Number.parseInt(part, 10),
    head: part.slice(0, part.indexOf('\n')),
    tests: [...part.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', file = '']) => ({
      title,
      file: join('docs', file),
    })),
  }));
}

/** Whether a file has a test of this name. */
function holds(source: string, title: string): boolean {
  const name = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${name}\\1`).test(source);
}

test('each of the thirty conventions names its tests, and all of them are there', () => {
  const all = entries();
  const numbers = all.map(({ number }) => number).filter((number) => !Number.isNaN(number));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const gone = all.flatMap(({ head, tests }) =>
    tests
      .filter(({ title, file }) => !holds(readFileSync(file, 'utf8'), title))
      .map(({ title, file }) => `${head}: ${title} (${file})`),
  );
  expect(gone).toEqual([]);
});

test('each fault of money and messages names its tests, and all of them are there', () => {
  const named = [...readFileSync('docs/faults.md', 'utf8').matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
  expect(named.length).toBeGreaterThan(0);
  const gone = named.filter(
    ([, title = '', file = '']) => !holds(readFileSync(join('docs', file), 'utf8'), title),
  );
  expect(gone.map(([link]) => link)).toEqual([]);
});

test('a test that was renamed is missed', () => {
  expect(holds("test('undo takes it back', () => {});", 'undo takes it back')).toBe(true);
  expect(holds("test('undo takes it back', () => {});", 'undo takes it')).toBe(false);
});
