import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BannedWord, bannedWords } from './banned-words.ts';

const own = ['scripts/banned-words.ts', 'scripts/words.test.ts'];
// Decisions tell what was, the specification is our user's own text, and the glossary says what not to say.
const history = /^docs\/(decisions\/|specification\.md|glossary\.md)/;

const files = globSync(['*.{ts,md}', '{docs,packages,scripts,e2e,bench}/**/*.{ts,tsx,mts,mjs,md}'], {
  exclude: (name) => /^(node_modules|dist)$/.test(name.toString()),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file) && !own.includes(file) && !history.test(file));

const isInterface = (file: string) => /\.en\.tsx?$/.test(file);

/** What users read of a line of a catalogue: what stands after its key. */
const textOf = (line: string) => line.replace(/^\s*'[^']*':/, '');

/** Lines of these files that say a banned word, each with what to say instead. */
function linesWith(words: readonly BannedWord[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        words
          .filter((each) => each.in === undefined || isInterface(file))
          .filter(({ word, in: where }) => word.test(where === undefined ? line : textOf(line)))
          .map(({ say }) => `${file}:${index + 1}: ${line.trim()} (say: ${say})`),
      ),
  );
}

test('nobody has to know words of ours that the field does not use', () => {
  expect(linesWith(bannedWords)).toEqual([]);
});

/** Catalogues of the cutter are filled in without `Intl`. */
const isFormatted = (file: string) => isInterface(file) && !file.startsWith('packages/cutter/');

test('sizes in pixels are written as the language writes numbers: 20,000 × 500', () => {
  const bare = /\{(?!quantity)\w+\} ?(×|pixels|px\b)|× ?\{(?!name|product)\w+\}|\d{4,} ?(×|pixels|px\b)/;
  const lines = files.filter(isFormatted).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => bare.test(textOf(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

test('the look at the words sees them', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(linesWith([{ word: /nobody has to know words/, say: 'nothing' }])).toEqual([]);
  expect(linesWith([{ word: /^# Performance$/, say: 'a heading' }])).toEqual([
    'docs/performance.md:1: # Performance (say: a heading)',
  ]);
});
