// `node packages/web/build/subset-fonts.mjs`: writes the fonts of `src/ui/fonts` from the whole ones of @fontsource-variable:
// the letters of English in one file, the other Latin ones in a second that browsers fetch when a page has any, and only
// the weights that the styles use. The subsetter is not a dependency of ours: it is fetched by npm when this is run.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const subsetterPackage = 'subset-font@2.9.0';
const { resolve } = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/ui/fonts/', import.meta.url));

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const basic = `${between(0x20, 0x7e)}\u00a0°·×–—‘’“”…←→€`;
const rest = [...`${between(0xa0, 0xff)}ıŒœ‚„†•‰‹›™−↑↓`].filter((letter) => !basic.includes(letter)).join('');

const fonts = [
  { name: 'inter', axes: { wght: { min: 400, max: 700 } }, file: 'inter-latin-wght-normal' },
  { name: 'fraunces', axes: { wght: 420 }, file: 'fraunces-latin-opsz-normal' },
];

const folder = mkdtempSync(join(tmpdir(), 'tourwright-fonts-'));
try {
  const install = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    subsetterPackage,
  ];
  if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0) throw new Error('npm failed');
  const found = createRequire(join(folder, 'index.js')).resolve('subset-font');
  const { default: subsetFont } = await import(pathToFileURL(found).href);
  for (const { name, axes, file } of fonts) {
    const source = resolve(`@fontsource-variable/${name}/files/${file}.woff2`);
    for (const [part, letters] of Object.entries({ basic, rest })) {
      const options = { targetFormat: 'woff2', variationAxes: axes };
      const subset = await subsetFont(readFileSync(source), letters, options);
      writeFileSync(join(target, `${name}-${part}.woff2`), subset);
      process.stdout.write(`${name}-${part}: ${subset.length} bytes\n`);
    }
    copyFileSync(resolve(`@fontsource-variable/${name}/LICENSE`), join(target, `${name}-LICENSE.txt`));
  }
} finally {
  rmSync(folder, { recursive: true });
}
