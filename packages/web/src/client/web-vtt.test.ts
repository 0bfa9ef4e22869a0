import { expect, test } from 'vitest';
import { readCues, timedLines, transcriptOf, wordsAt, writeCues } from './web-vtt.ts';

const file = `\ufeffWEBVTT - said in the hall\r
\r
NOTE nobody hears this\r
\r
1\r
00:01.000 --> 00:02.500 align:start\r
<v Ann>You come <b>in</b> here,\r
Q&amp;A.\r
\r
00:00:06.000 --> 00:00:07.000\r
Then up.\r
`;

test('reads what is said and when, without marks and notes', () => {
  expect(readCues(file)).toEqual([
    { start: 1, end: 2.5, text: 'You come in here,\nQ&A.' },
    { start: 6, end: 7, text: 'Then up.' },
  ]);
});

test('a file of another kind is none, and a cue with broken times is left out', () => {
  expect(readCues('1\n00:00:01,000 --> 00:00:02,000\nSubRip')).toBeNull();
  expect(readCues('WEBVTT\n\n00:09.000 --> 00:02.000\nBackwards\n\n00:x --> 00:02.000\nNo time')).toEqual([]);
});

test('returns the caption at a moment, and nothing between captions', () => {
  const cues = readCues(file) ?? [];
  expect(wordsAt(cues, 1)).toMatch(/^You come/);
  expect(wordsAt(cues, 2.5)).toBe('');
  expect(wordsAt(cues, 6.9)).toBe('Then up.');
});

test('a transcript begins a new paragraph after a pause', () => {
  expect(transcriptOf(readCues(file) ?? [])).toBe('You come in here, Q&A.\n\nThen up.');
});

test('lines are timed by their length, and what is written is read again', () => {
  const cues = timedLines('Four\n\nEight <3\n', 12);
  expect(cues).toEqual([
    { start: 0, end: 4, text: 'Four' },
    { start: 4, end: 12, text: 'Eight <3' },
  ]);
  expect(readCues(writeCues(cues))).toEqual(cues);
  expect(timedLines('Of a length that nobody knows', null)[0]?.end).toBeCloseTo(29 / 15);
  expect(writeCues([{ start: 3661.5, end: 3662, text: 'Late' }])).toContain('01:01:01.500 --> 01:01:02.000');
});

test('quotation marks are written as they are, since not every browser reads references to them', () => {
  const cues = [{ start: 0, end: 1, text: '"Oak" & stone' }];
  expect(writeCues(cues)).toContain('"Oak" &amp; stone');
  expect(readCues(writeCues(cues))).toEqual(cues);
});
