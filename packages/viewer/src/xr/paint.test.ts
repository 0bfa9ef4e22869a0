import { expect, test } from 'vitest';
import { shorten, wrapText } from './paint.ts';

const fits = (line: string) => line.length <= 10;

test('words are put into lines that fit, paragraphs apart', () => {
  expect(wrapText(['one two three four', 'five'], fits)).toEqual(['one two', 'three four', '', 'five']);
});

test('a word that is longer than a line is broken', () => {
  expect(wrapText(['a Donaudampfschifffahrt'], fits)).toEqual(['a', 'Donaudampf', 'schifffahr', 't']);
});

test('what does not fit ends with dots', () => {
  expect(shorten('Living room', fits)).toBe('Living ro…');
  expect(shorten('Hall', fits)).toBe('Hall');
});
