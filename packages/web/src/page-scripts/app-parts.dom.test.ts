import { expect, test } from 'vitest';
import { loadApp } from './app-parts.ts';

test('the parts of the app take their places in order, a few at a time, and once', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `part-${index}`);
  const parts = names.map((name) => `<b id="${name}"></b>`).join('');
  document.body.innerHTML = `<i></i><template id="app-parts">${parts}</template><u></u>`;
  const shown = () => [...document.querySelectorAll('b')].map(({ id }) => id);
  loadApp();
  loadApp();
  const first = shown();
  expect(first.length).toBeLessThan(names.length);
  expect(first).toEqual(names.slice(0, first.length));
  await expect.poll(shown).toEqual(names);
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual([
    'I',
    ...names.map(() => 'B'),
    'U',
  ]);
});
