import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['sphere', 'pyramid', 'faces', 'light'])(
  '%s needs no other package, so that the engine and the cutter stay small',
  (folder) => {
    const at = new URL(`../${folder}/`, import.meta.url);
    const sources = readdirSync(at).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const imported = sources.flatMap((name) => {
      const text = readFileSync(new URL(name, at), 'utf8');
      return [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    });
    expect(imported.filter((from) => !from?.startsWith('.'))).toEqual([]);
  },
);
