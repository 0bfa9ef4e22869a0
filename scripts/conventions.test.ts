import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';

/** The conventions by their numbers, each with the tests that the document names. */
function conventions() {
  const [, ...parts] = readFileSync('docs/conventions.md', 'utf8').split(/^(?=\d+\. )/m);
  return parts.map((part) => ({
    number: Number.parseInt(part, 10),
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
  const all = conventions();
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const gone = all.flatMap(({ number, tests }) =>
    tests
      .filter(({ title, file }) => !holds(readFileSync(file, 'utf8'), title))
      .map(({ title, file }) => `${number}: ${title} (${file})`),
  );
  expect(gone).toEqual([]);
});

test('a test that was renamed is missed', () => {
  expect(holds("test('undo takes it back', () => {});", 'undo takes it back')).toBe(true);
  expect(holds("test('undo takes it back', () => {});", 'undo takes it')).toBe(false);
});
