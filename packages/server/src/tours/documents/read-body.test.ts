import { expect, test } from 'vitest';
import { readChange, storableJson } from './read-body.ts';

test.each([
  ['NUL', 'Loft\0', 'Loft'],
  ['the first half of a letter', 'Loft \ud83d', 'Loft '],
  ['the second half of a letter', '\ude00 Loft', ' Loft'],
  ['two first halves', '\ud83d\ud83d\ude00', '\u{1f600}'],
  ['a whole letter', 'Loft \u{1f600}', 'Loft \u{1f600}'],
  ['words that look like an escape', 'C:\\u0000 \\ud83d', 'C:\\u0000 \\ud83d'],
  ['a backslash before an escape', '\\\0\\\ud83d', '\\\\'],
])('of a text with %s is kept what can be stored', (_, text, kept) => {
  expect(readChange(JSON.stringify({ [text]: [text] }))).toEqual({ ok: true, body: { [kept]: [kept] } });
});

test('a letter whose halves are escaped stays one, in any case of its digits', () => {
  expect(storableJson('"\\uD83D\\uDE00 \\u00E9"')).toBe('"\\uD83D\\uDE00 \\u00E9"');
});

test('nothing becomes a prototype by what is left out', () => {
  expect(readChange('{"__pro\\u0000to__": {"operator": true}}')).toMatchObject({ ok: false });
});
