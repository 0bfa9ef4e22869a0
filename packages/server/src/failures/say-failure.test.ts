import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type FailureCode, failures, isFailureCode } from '@tourwright/api';
import { editFailures, fieldFailures, fileFailures } from '@tourwright/api/failures';
import { type Locale, locales } from '@tourwright/api/locales';
import { describe, expect, test } from 'vitest';
import { sayFailure } from './say-failure.ts';

const codes = Object.keys(failures) as FailureCode[];
const packagesFolder = join(import.meta.dirname, '../../..');

/** Parameters of each shape that a code may come with: every word where it is one of several. */
function paramsOf(code: FailureCode): Record<string, string | number>[] {
  return Object.entries(failures[code].params).reduce<Record<string, string | number>[]>(
    (sets, [name, shape]) => {
      const values = shape === 'text' ? ['hall'] : shape === 'number' ? [7] : shape;
      return sets.flatMap((set) => values.map((value: string | number) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

describe.each(Object.keys(locales) as Locale[])('in %s', (locale) => {
  test.each(codes)('%s has words for whatever it may come with', (code) => {
    for (const params of paramsOf(code)) {
      const words = sayFailure({ code, params }, locale);
      expect(words, JSON.stringify(params)).toMatch(/\p{L}/u);
      expect(words).not.toMatch(/undefined|\{|\}/);
    }
  });
});

test('no code is both a fault of a field and one of a file, whose words would be taken', () => {
  const both = Object.keys({ ...fieldFailures, ...editFailures }).filter((code) =>
    Object.hasOwn(fileFailures, code),
  );
  expect(both).toEqual([]);
});

test('a code of another release has no words, and breaks nothing', () => {
  expect(sayFailure({ code: 'of_tomorrow', params: {} }, 'en')).toBe('');
  expect(isFailureCode('constructor')).toBe(false);
});

/** Whatever is thrown is in one of these, beside the lists themselves. */
const sources = ['server/src/**/*.ts', 'server/src/**/*.sql', 'tour/src/**/*.ts', 'api/src/client.ts'];
const isSource = (file: string) => !/\.test\.ts$|\/testing\/|\.en\.ts$/.test(file);

async function readSources(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const file of glob(sources, { cwd: packagesFolder })) {
    if (isSource(file)) texts.set(file, readFileSync(join(packagesFolder, file), 'utf8'));
  }
  return texts;
}

/** What better-auth says itself. */
const ofLibraries = [
  'INVALID_EMAIL',
  'EMAIL_ALREADY_VERIFIED',
  'TOTP_NOT_ENABLED',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'INVALID_BACKUP_CODE',
];

test('no code is there that nothing throws', async () => {
  const all = [...(await readSources()).entries()];
  const thrown = (code: string) =>
    all.some(([file, text]) => {
      const uses = text.split(new RegExp(`'${code}'|\\b${code}:`)).length - 1;
      // The list of what edits and values may be refused for names each once.
      return uses > (/document\/faults\.ts$|edit\/outcome\.ts$/.test(file) ? 1 : 0);
    });
  expect(codes.filter((code) => !thrown(code) && !ofLibraries.includes(code))).toEqual([]);
});

test('no feature throws a problem with a sentence, or keeps one', async () => {
  const sentence =
    /new (?:Problem|AccountFault|Refused|APIError)\([^;]*?['"`][^'"`;]*[a-z] [a-z][^'"`;]*['"`]/;
  const found = [...(await readSources()).entries()].filter(
    ([, text]) => sentence.test(text) || /\bdetail: [`'"]/.test(text) || /\bmessage: [`'"][A-Z]/.test(text),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});
