// `npm run build:reference`: packages/cutter/API.md, of the types that `npm run build:packages` wrote.
import { writeFileSync } from 'node:fs';
import { cutterReference } from './lib/cutter-reference.mjs';

writeFileSync('packages/cutter/API.md', cutterReference());
