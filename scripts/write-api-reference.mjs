// `npm run build:reference`: packages/cutter/API.md and packages/viewer/API.md, of the types that `npm run build:packages` wrote.
import { writeFileSync } from 'node:fs';
import { cutterReference } from './lib/cutter-reference.mjs';
import { viewerReference } from './lib/viewer-reference.mjs';

writeFileSync('packages/cutter/API.md', cutterReference());
writeFileSync('packages/viewer/API.md', viewerReference());
