// After a package was added: puts a stand-in in the place of the registry's host (see docs/decisions/012-npm.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { withAddresses } from './lib/locked-packages.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = withAddresses(JSON.parse(readFileSync(file, 'utf8')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
