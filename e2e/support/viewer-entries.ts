/** What can be imported of the viewer's package. */
import { readFileSync } from 'node:fs';

const { exports: entries } = JSON.parse(readFileSync('packages/viewer/package.json', 'utf8')) as {
  exports: object;
};

/** The scripts among them, by the names that others import. */
export const viewerScripts = Object.keys(entries)
  .map((path) => `@tourwright/viewer${path.slice(1)}`)
  .filter((name) => !name.endsWith('.css'));
