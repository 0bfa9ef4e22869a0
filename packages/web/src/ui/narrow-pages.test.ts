// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

test('columns that repeat to fit are never wider than a page that somebody zoomed to 200%', () => {
  const files = globSync('**/*.css', { cwd: sources });
  const fixed = files.filter((file) =>
    /repeat\(auto-fi[tl]l?, minmax\((?!min\()/.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(fixed).toEqual([]);
});
