// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepText } from './step-text.ts';

test('undo has words of its own for every step that the editor makes', () => {
  const files = globSync('packages/web/src/editor/**/*.{ts,tsx}', {
    exclude: (name) => /\.test\./.test(name),
  });
  const ids = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(edit\.[\w.-]+)'(?!:)/g)].map(([, id = '']) => id),
  );
  const unknown = stepText({ id: 'edit.of-tomorrow', values: {} });
  const wordless = ids.filter((id) => id !== 'edit.unknown' && stepText({ id, values: {} }) === unknown);
  expect(ids.length).toBeGreaterThan(80);
  expect(wordless).toEqual([]);
});
