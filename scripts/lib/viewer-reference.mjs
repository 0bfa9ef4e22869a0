import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReference } from './api-reference.mjs';

const folder = 'packages/viewer';

/** What is in packages/viewer/API.md: each entry with all that it exports, by the types that its build wrote. */
export function viewerReference() {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packages = { '@tourwright/tour/pyramid': 'packages/tour/dist/pyramid/index.d.ts' };
  const parts = Object.entries(exports)
    // The same names in radians are in the README.
    .filter(([path]) => !path.endsWith('.css') && !path.startsWith('./radians'))
    .map(([path, { types }]) => {
      const name = `@tourwright/viewer${path.slice(1)}`;
      return `## ${name}\n\n${apiReference(join(folder, types), packages, '###')}`;
    });
  const head =
    '# API of @tourwright/viewer\n\nMade of the sources by `npm run build:reference`; not edited by hand.\nAngles are degrees.\n';
  // Of an icon its name is enough.
  return `${head}\n${parts.join('\n')}`.replaceAll(/: '[Mm][^']*';/g, ': string;');
}
