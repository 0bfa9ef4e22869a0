import { expect, test } from 'vitest';
import { fewLines, pagesOf, shorten, wrapText } from './paint.ts';

const fits = (line: string) => line.length <= 10;

test('words are put into lines that fit, paragraphs apart', () => {
  expect(wrapText(['one two three four', 'five'], fits)).toEqual(['one two', 'three four', '', 'five']);
});

test('lines of a paragraph stay lines', () => {
  expect(wrapText(['one two\nthree\r\nfour five six', 'seven'], fits)).toEqual([
    'one two',
    'three',
    'four five',
    'six',
    '',
    'seven',
  ]);
});

test('no page of text begins or ends with an empty line', () => {
  expect(pagesOf(['a', 'b', '', 'c', 'd', '', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(pagesOf(['a', '', 'b'], 2)).toEqual([['a'], ['b']]);
  expect(pagesOf([], 2)).toEqual([[]]);
});

test('a word that is longer than a line is broken', () => {
  expect(wrapText(['a Donaudampfschifffahrt'], fits)).toEqual(['a', 'Donaudampf', 'schifffahr', 't']);
});

test('what does not fit ends with dots', () => {
  expect(shorten('Living room', fits)).toBe('Living ro…');
  expect(shorten('Hall', fits)).toBe('Hall');
});

test('a title takes as many lines as it may; only what is left then ends with dots', () => {
  expect(fewLines('one two three', 2, fits)).toEqual(['one two', 'three']);
  expect(fewLines('one two three four five', 2, fits)).toEqual(['one two', 'three fou…']);
  expect(fewLines('', 2, fits)).toEqual([]);
});
