import { expect, test } from 'vitest';
import { plainTextOf, richTextOf, shownRichText } from './plain-text-of.ts';
import { type RichText, richText } from './rich-text.ts';

const oak: RichText = [
  { kind: 'heading', pieces: [{ text: 'The floor' }] },
  { kind: 'paragraph', pieces: [{ text: 'Oiled ' }, { text: 'oak', bold: true }, { text: '.' }] },
  { kind: 'bullet', pieces: [{ text: 'wide' }] },
  { kind: 'bullet', pieces: [{ text: 'old', url: 'https://oak.example' }] },
  { kind: 'number', pieces: [{ text: 'sand' }] },
  { kind: 'number', pieces: [{ text: 'oil' }] },
];

test('as plain text, blocks stand apart and the entries of a list below each other', () => {
  expect(plainTextOf(oak)).toBe('The floor\n\nOiled oak.\n\n• wide\n• old\n\n1. sand\n2. oil');
});

test('plain text is its paragraphs, and comes back the same', () => {
  const plain = 'One line\nand another.\n\nA second paragraph.';
  expect(richTextOf(plain).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
  expect(plainTextOf(richTextOf(plain))).toBe(plain);
});

test('markup is text, and what is too much is refused', () => {
  expect(richText.safeParse(oak).success).toBe(true);
  expect(plainTextOf([{ kind: 'paragraph', pieces: [{ text: '<img src=x onerror=a()>' }] }])).toContain(
    '<img',
  );
  expect(richText.safeParse([{ kind: 'paragraph', pieces: 'x' }]).success).toBe(false);
  expect(richText.safeParse(Array.from({ length: 1001 }, () => oak[0])).success).toBe(false);
});

test('what has the looks of an earlier text is shown as plain text', () => {
  expect(shownRichText({ body: plainTextOf(oak), rich: oak })).toBe(oak);
  expect(shownRichText({ body: 'Written elsewhere since.', rich: oak })).toBeNull();
  expect(shownRichText({ body: 'Plain.' })).toBeNull();
});
