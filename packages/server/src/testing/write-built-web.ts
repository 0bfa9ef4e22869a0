import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <title>Tourwright</title>
    <!--head-->
    <meta property="csp-nonce" nonce="__CSP_NONCE__">
    <script type="module" crossorigin src="/assets/index-1a.js" nonce="__CSP_NONCE__"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2b.js" nonce="__CSP_NONCE__">
  </head>
  <body><div id="root"></div>
    <!--data-->
  </body>
</html>
`;

const MANIFEST = {
  'index.html': { file: 'assets/index-1a.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2b.js' },
  '_viewer.js': { file: 'assets/viewer-3c.js', imports: ['_react.js'], css: ['assets/viewer-3c.css'] },
  'src/preview/preview-page.tsx': { file: 'assets/preview-4d.js', imports: ['index.html', '_viewer.js'] },
  'src/preview/embed-page.tsx': { file: 'assets/embed-4e.js', imports: ['index.html', '_viewer.js'] },
  'src/landing/landing-page.tsx': { file: 'assets/landing-9c.js', css: ['assets/landing-8b.css'] },
  'src/landing/pictures/hero.webp': { file: 'assets/hero-6f.webp' },
  'src/landing/pictures/hero-tall.webp': { file: 'assets/hero-tall-7a.webp' },
  'src/welcome/welcome-page.tsx': { file: 'assets/welcome-5e.js', imports: ['index.html'] },
};

/** A folder like the one that `vite build` leaves, with nothing much in it. */
export function writeBuiltWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const script = `export const answer = ${JSON.stringify('x'.repeat(2000))};`;
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'assets/landing-8b.css'), '.landing{color:red}');
  writeFileSync(join(folder, 'share.jpg'), '');
  mkdirSync(join(folder, '.drawn'));
  writeFileSync(join(folder, '.drawn/index.html'), '<h1>Let people walk in</h1>');
  mkdirSync(join(folder, '.early'));
  writeFileSync(join(folder, '.early/early.js'), 'startEarly()');
  writeFileSync(join(folder, '.early/early.css'), '#first-picture{inset:0}');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'assets/index-1a.js'), script);
  writeFileSync(join(folder, 'assets/index-1a.js.br'), brotliCompressSync(script));
  return folder;
}
