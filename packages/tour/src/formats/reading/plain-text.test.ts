import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('words and breaks stay, markup and what it runs goes', () => {
  const html = `<h1>Hall</h1><script>if (a < b) document.write("</p>")</script>
    <p>Oak &amp; stone,<br>built&nbsp;1920 </p><STYLE>p > b { color: red }</style ><b>Open</b>`;
  expect(plainText(html)).toBe('Hall\n\nOak & stone,\nbuilt\u00a01920\n\nOpen');
});

test('what follows a script that is never closed is kept', () => {
  expect(plainText('<style>p { }</style>Hall <script>and <b>more</b>')).toBe('Hall and more');
});

// Each of these took hours.
test.each([
  ['scripts that are never closed', '<script><p'],
  ['styles that are never closed', '<STYLE<P'],
  ['white space', '\t'],
  ['marks', '<'],
])('a text of nothing but %s is read at once', (_, part) => {
  expect(plainText(`${part.repeat(200_000)} Hall`)).toContain('Hall');
});
