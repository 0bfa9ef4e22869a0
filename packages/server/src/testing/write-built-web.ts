import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageScript, PageScriptName } from '../pages/html/web-bundle.ts';

const builtManifest = {
  'index.html': { file: 'assets/index-1a.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2b.js' },
  '_viewer.js': { file: 'assets/viewer-3c.js', imports: ['_react.js'], css: ['assets/viewer-3c.css'] },
  'src/player/preview-page.tsx': { file: 'assets/preview-4d.js', imports: ['index.html', '_viewer.js'] },
  'src/player/embed-page.tsx': { file: 'assets/embed-4e.js', imports: ['index.html', '_viewer.js'] },
  'src/landing/landing-page.tsx': { file: 'assets/landing-9c.js', css: ['assets/landing-8b.css'] },
  'src/landing/pictures/hero.webp': { file: 'assets/hero-6f.webp' },
  'src/landing/pictures/hero-tall.webp': { file: 'assets/hero-tall-7a.webp' },
  'src/welcome/welcome-page.tsx': { file: 'assets/welcome-5e.js', imports: ['index.html'] },
};

/** Each says its name. */
function pageScripts(): Record<string, PageScript> {
  const names: PageScriptName[] = [
    'first-picture',
    'load-app-keeping-links',
    'load-app-when-seen',
    'load-app-when-used',
    'open-poster',
    'reload-when-gone',
    'start-picture',
  ];
  const of = (text: string) => ({ text, hash: createHash('sha256').update(text).digest('base64') });
  const scripts = names.map((name) => {
    const parts = { script: of(`run('${name}')`), style: of('#picture{inset:0}') };
    return [name, name === 'first-picture' ? { ...parts, file: 'assets/first-picture-1f.js' } : parts];
  });
  return Object.fromEntries(scripts);
}

/** A folder like the one that `vite build` leaves, with nothing much in it. */
export function writeBuiltWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const script = `export const answer = ${JSON.stringify('x'.repeat(2000))};`;
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/landing-8b.css'), '.landing{color:red}');
  writeFileSync(join(folder, 'share.jpg'), '');
  mkdirSync(join(folder, '.drawn'));
  writeFileSync(join(folder, '.drawn/explore.html'), '<h1>Explore</h1>');
  writeFileSync(join(folder, '.drawn/index.html'), '<h1>Let people walk in</h1>');
  writeFileSync(join(folder, '.drawn/ar-XB.index.html'), '<h1>‮ni</h1>');
  writeFileSync(join(folder, '.page-scripts.json'), JSON.stringify(pageScripts()));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/tour.js'), 'start()');
  writeFileSync(join(folder, 'site/tour.css'), '#root{}');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(builtManifest));
  writeFileSync(join(folder, 'assets/index-1a.js'), script);
  writeFileSync(join(folder, 'assets/index-1a.js.br'), brotliCompressSync(script));
  return folder;
}
