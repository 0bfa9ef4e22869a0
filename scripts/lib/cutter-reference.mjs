import { apiReference } from './api-reference.mjs';

/** What is in packages/cutter/API.md. */
export function cutterReference() {
  const packages = { '@tourwright/tour/pyramid': 'packages/tour/dist/pyramid/index.d.ts' };
  const head =
    '# API of @tourwright/cutter\n\nMade of the sources by `npm run build:reference`; not edited by hand.\n';
  return `${head}\n${apiReference('packages/cutter/dist/index.d.ts', packages)}`;
}
