import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { drawnInto, withDrawing } from './draw-house.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md']).map((file) =>
  file.replaceAll('\\', '/'),
);

test('every file that a document links to is there', () => {
  const missing = documents.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
    return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), decodeURI(target))))
      .map((target) => `${file}: ${target}`);
  });
  expect(missing).toEqual([]);
});

test('the drawing of packages and folders is the one of `arrows.ts` (`npm run draw` makes it again)', () => {
  const document = readFileSync(drawnInto, 'utf8');
  expect(document).toBe(withDrawing(document));
});
