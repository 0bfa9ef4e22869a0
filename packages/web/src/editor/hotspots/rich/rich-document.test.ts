import { plainTextOf, type RichText } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { editorDocument, keptText, richTextIn } from './rich-document.ts';

const floor: RichText = [
  { kind: 'heading', pieces: [{ text: 'The floor' }] },
  {
    kind: 'paragraph',
    pieces: [{ text: 'Oiled\n' }, { text: 'oak', bold: true }, { text: ' ' }, { text: 'wide', italic: true }],
  },
  { kind: 'bullet', pieces: [{ text: 'old' }] },
  { kind: 'bullet', pieces: [{ text: 'a page', url: 'https://oak.example/' }] },
  { kind: 'number', pieces: [{ text: 'sand' }] },
];

test('a text goes into the text editor and comes back the same', () => {
  expect(richTextIn(editorDocument(floor))).toEqual(floor);
  expect(editorDocument([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});

test('of what is pasted only what we know is kept: no pictures, no markup, no dangerous address', () => {
  const pasted = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { src: 'x' } },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: '<b>x</b>',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          },
        ],
      },
    ],
  };
  expect(richTextIn(pasted)).toEqual([{ kind: 'paragraph', pieces: [{ text: '<b>x</b>' }] }]);
});

test('a text without looks is kept as plain text alone', () => {
  const plain: RichText = [{ kind: 'paragraph', pieces: [{ text: 'Oak.' }] }];
  expect(keptText(plain)).toEqual({ body: 'Oak.', rich: null });
  expect(keptText(floor)).toEqual({ body: plainTextOf(floor), rich: floor });
  expect(keptText([])).toEqual({ body: null, rich: null });
});
