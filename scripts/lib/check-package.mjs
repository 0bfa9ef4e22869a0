import { readFileSync } from 'node:fs';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Our packages are ES modules alone: `require` of older Node and its rules for types are not promised. */
const promised = ['node16-esm', 'bundler'];
/** What TypeScript does not look into. */
const withoutTypes = /\.css$/;

/** What publint and Are The Types Wrong say of a packed package; empty when it can be published. */
export async function checkPackage(tarball) {
  const bytes = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  const packed = createPackageFromTarballData(bytes);
  const exported = Object.keys(pkg.exports ?? {});
  // What only this repository's own condition leads to is not published.
  const entrypoints = exported.filter((path) => !withoutTypes.test(path) && path !== './testing');
  const types = await checkTypes(packed, { entrypoints });
  if (!types.types) return [...said, 'It has no types'];
  const problems = types.problems.filter(
    (problem) => !('resolutionKind' in problem) || promised.includes(problem.resolutionKind),
  );
  return [...said, ...problems.map((problem) => JSON.stringify(problem))];
}
