/** The viewer as npm hands it out, installed elsewhere and used just as its README says. */
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { paintPanorama } from '@tourwright/demo/paint';
import { build, type PreviewServer, preview } from 'vite';
import { type Consumer, openConsumer, readmeExample } from './support/consumer.ts';
import { isOfTestBrowser } from './support/of-test-browser.ts';
import { viewerScripts } from './support/viewer-entries.ts';

let consumer: Consumer;
let site: PreviewServer;
let address = '';
const said: string[] = [];

test.use({ viewport: { width: 640, height: 400 } });
test.beforeAll(async () => {
  // Tests that ran in this process before may have left another: pages are built for it.
  process.env.NODE_ENV = 'production';
  consumer = openConsumer();
  await cutRooms();
  writePages();
  const { folder } = consumer;
  const input = [
    'panorama',
    'from-pannellum',
    'from-photo-sphere-viewer',
    'create-viewer',
    'react',
    'server-rendered',
    'element',
    'every-entry',
  ].map((name) => join(folder, `${name}.html`));
  await build({ root: folder, configFile: false, logLevel: 'error', build: { rolldownOptions: { input } } });
  site = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // A sandboxed frame is of no site: what it loads is to say that every site may.
    preview: { host: '127.0.0.1', port: 0, cors: true },
  });
  address = site.resolvedUrls?.local[0] ?? '';
});
test.afterAll(async () => {
  await site?.close();
  consumer?.close();
});
test.beforeEach(({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    if (!isOfTestBrowser(message.text())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
});

const link = { id: 'a', kind: 'link', position: [0.5, -0.2, -0.84], scale: 1, rotation: 0, targetSceneId: 2 };

/** Two scenes, cut by the command line into the folder that Vite copies as it is. */
async function cutRooms(): Promise<void> {
  const scenes: unknown[] = [];
  for (const [id, name, hue] of [
    [1, 'hall', 0],
    [2, 'kitchen', 120],
  ] as const) {
    const picture = join(consumer.folder, `${name}.jpg`);
    await writeFile(picture, await paintPanorama({ width: 2048, hue }));
    const tiles = join(consumer.folder, 'public/tiles', name);
    consumer.run(
      '--conditions=@tourwright/source',
      resolve('packages/server/src/main.ts'),
      'cut',
      picture,
      tiles,
      '--quiet',
    );
    copyFileSync(picture, join(consumer.folder, `public/${name}.jpg`));
    const manifest: unknown = JSON.parse(readFileSync(join(tiles, 'manifest.json'), 'utf8'));
    const strip = readFileSync(join(tiles, 'preview.txt'), 'utf8');
    scenes.push({
      id,
      name,
      source: { baseUrl: `tiles/${name}/`, manifest, preview: strip },
      view: { yaw: 0, pitch: 0, hfov: 86 },
      hotspots: id === 1 ? [link] : [],
    });
  }
  consumer.write('public/tour.json', JSON.stringify({ scenes }));
}

function writePages(): void {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tour</title><link rel="icon" href="data:,">
    <style>#tour, .stage, tour-viewer { display: block; inline-size: 600px; block-size: 360px }</style>${body}</html>`;
  const script = (name: string) => `<script type="module" src="./${name}"></script>`;
  consumer.write('panorama.html', page(`<div id="tour"></div>${script('panorama.ts')}`));
  consumer.write('panorama.ts', readmeExample('ts', '## A panorama'));
  for (const name of ['from-pannellum', 'from-photo-sphere-viewer']) {
    consumer.write(`${name}.html`, page(`<div id="tour"></div>${script(`${name}.ts`)}`));
    const [, , , code = ''] =
      /^```ts\n([\s\S]*?)^```[\s\S]*(^## [\s\S]*?)^```ts\n([\s\S]*?)^```/m.exec(
        readFileSync(join(consumer.folder, `node_modules/@tourwright/viewer/docs/${name}.md`), 'utf8'),
      ) ?? [];
    consumer.write(`${name}.ts`, code);
  }
  consumer.write('create-viewer.html', page(`<div id="tour"></div>${script('create-viewer.ts')}`));
  consumer.write('create-viewer.ts', `${readmeExample('ts', '## `createViewer`')}`);
  // Its types alone: what is heard is held by e2e/sound.spec.ts.
  consumer.write('sound.ts', readmeExample('ts', '## Sound'));
  consumer.write('react.html', page(`<div id="root"></div>${script('react.tsx')}`));
  consumer.write('tour.tsx', readmeExample('tsx', '## React'));
  consumer.write(
    'react.tsx',
    `import type { ViewerScene } from '@tourwright/viewer';
    import { createRoot } from 'react-dom/client';
    import { Tour } from './tour.tsx';
    const { scenes } = (await (await fetch('/tour.json')).json()) as { scenes: ViewerScene[] };
    createRoot(document.querySelector('#root') as Element).render(<Tour scenes={scenes} />);`,
  );
  consumer.write(
    'render.mjs',
    `import { readFileSync } from 'node:fs';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { TourViewer } from '@tourwright/viewer/react';
    if ('window' in globalThis || 'document' in globalThis) throw new Error('This is no server');
    const { scenes } = JSON.parse(readFileSync('public/tour.json', 'utf8'));
    process.stdout.write(renderToString(createElement(TourViewer, { className: 'stage', scenes, sceneId: 1 })));`,
  );
  const rendered = consumer.run(join(consumer.folder, 'render.mjs'));
  consumer.write(
    'server-rendered.html',
    page(`<div id="root">${rendered}</div>${script('server-rendered.tsx')}`),
  );
  consumer.write(
    'server-rendered.tsx',
    `import type { ViewerScene } from '@tourwright/viewer';
    import { TourViewer } from '@tourwright/viewer/react';
    import '@tourwright/viewer/viewer.css';
    import { hydrateRoot } from 'react-dom/client';
    const { scenes } = (await (await fetch('/tour.json')).json()) as { scenes: ViewerScene[] };
    const stage = document.querySelector('.stage');
    hydrateRoot(document.querySelector('#root') as Element, <TourViewer className="stage" scenes={scenes} sceneId={1} />);
    Object.assign(window, { rendered: stage });`,
  );
  const panorama = readmeExample('html', '## A panorama').replace(
    /src="https:\/\/unpkg.com\/@tourwright\/viewer\//,
    'src="/npm/',
  );
  consumer.write('public/plain-panorama.html', page(panorama));
  // A frame that may run scripts, and has no site of its own.
  consumer.write(
    'public/framed.html',
    page(`<iframe class="stage" sandbox="allow-scripts" src="/plain-panorama.html" title="Hall"></iframe>`),
  );
  // Without a bundler the script comes from where npm's files are; here they are among the public ones.
  const html = readmeExample('html', '## `<tour-viewer>`')
    .replace(/src="https:\/\/unpkg.com\/@tourwright\/viewer\//, 'src="/npm/')
    .replace(/src="https:\/\/tours.example[^"]*"/, 'src="/tour.json"');
  consumer.write('public/plain.html', page(html));
  cpSync(join(consumer.folder, 'node_modules/@tourwright/viewer'), join(consumer.folder, 'public/npm'), {
    recursive: true,
  });
  const [, ...tag] = html.split('</script>');
  consumer.write('element.html', page(`${tag.join('')}${script('element.ts')}`));
  consumer.write('element.ts', `import '@tourwright/viewer/element';`);
  const imports = viewerScripts.map((name, index) => `import * as entry${index} from '${name}';`).join('\n');
  const names = viewerScripts.map((_, index) => `entry${index}`).join(', ');
  consumer.write('every-entry.html', page(script('every-entry.ts')));
  consumer.write(
    'every-entry.ts',
    `${imports}\nimport '@tourwright/viewer/viewer.css';
    document.title = [${names}].map((entry) => Object.keys(entry).length).join();`,
  );
}

/** A tour is on the screen, sharp, and can be walked through. */
async function expectTour(page: Page, path: string, place: string): Promise<void> {
  await page.goto(address + path);
  await expect(page.locator(place)).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  await expect(page.locator(place)).toHaveAttribute('data-scene', '1');
  await expect(page.locator(`${place} canvas`)).toBeVisible();
  await page.getByRole('button', { name: 'Go to Kitchen' }).click();
  await expect(page.locator(place)).toHaveAttribute('data-scene', '2');
}

test('the types of every entry and of the examples hold, with nobody looking away from libraries', {
  tag: '@long',
}, () => {
  for (const [module, moduleResolution] of [
    ['ESNext', 'bundler'],
    ['NodeNext', 'NodeNext'],
  ]) {
    const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
    const compilerOptions = {
      module,
      moduleResolution,
      lib,
      target: 'ES2023',
      jsx: 'react-jsx',
      types: ['webxr'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      allowImportingTsExtensions: true,
    };
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
    consumer.run(resolve('node_modules/typescript/bin/tsc'), '-p', consumer.folder);
  }
});

for (const [name, path, place] of [
  ['a panorama in an element', 'panorama.html', '#tour'],
  ['a panorama without a bundler', 'plain-panorama.html', 'tour-viewer'],
] as const) {
  test(`${name}, as the README has it`, { tag: '@long' }, async ({ page }) => {
    await page.goto(address + path);
    await expect(page.locator(place)).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
    expect(said).toEqual([]);
  });
}

test('a panorama in a sandboxed frame', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${address}framed.html`);
  const tour = page.frameLocator('iframe').locator('tour-viewer');
  await expect(tour).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  expect(said).toEqual([]);
});

for (const name of ['from-pannellum', 'from-photo-sphere-viewer']) {
  test(`${name}, as its page has it`, { tag: '@long' }, async ({ page }) => {
    await expectTour(page, `${name}.html`, '#tour');
    expect(said).toEqual(['now in 1', 'now in 2']);
  });
}

test('createViewer, as the README has it', { tag: '@long' }, async ({ page }) => {
  await expectTour(page, 'create-viewer.html', '#tour');
  expect(said).toEqual(['now in 1', 'now in 2']);
});

test('<TourViewer>, as the README has it', { tag: '@long' }, async ({ page }) => {
  await expectTour(page, 'react.html', '.stage');
  expect(said).toEqual([]);
});

test('<TourViewer>, rendered on a server, comes to life in the element that was there', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${address}server-rendered.html`);
  const stage = page.locator('.stage');
  await expect(stage).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
  await expect(stage.locator('canvas')).toBeVisible();
  expect(await stage.evaluate((element) => Reflect.get(window, 'rendered') === element)).toBe(true);
  // What does not match is said in the console.
  expect(said).toEqual([]);
});

test('<tour-viewer>, as the README has it, through a bundler', { tag: '@long' }, async ({ page }) => {
  await expectTour(page, 'element.html', 'tour-viewer');
  expect(said).toEqual([]);
});

test('<tour-viewer>, as the README has it, without a bundler', { tag: '@long' }, async ({ page }) => {
  await expectTour(page, 'plain.html', 'tour-viewer');
  expect(said).toEqual([]);
});

test('every entry goes through a bundler', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${address}every-entry.html`);
  await expect(page).toHaveTitle(/^[1-9]\d*(,[1-9]\d*)*$/);
  expect(said).toEqual([]);
});
