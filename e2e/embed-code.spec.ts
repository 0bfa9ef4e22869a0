/** The code that the share dialog gives runs on another site, word for word. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { panorama, publishTour, spot } from './support/full-tour.ts';
import { expect, test } from './support/test.ts';
import { bundlePart, type SiteFile } from './support/viewer-site.ts';

const unpkg = 'https://unpkg.com/@tourwright/viewer/dist/element/';
/** Beside the examples what the viewer's readers have installed is found. */
const component = resolve('packages/viewer/examples/embed-code.tsx');

let host: Server;
let hostPage = '';
let files: Record<string, SiteFile> = {};
test.beforeAll(async () => {
  host = createServer(({ url = '/' }, response) => {
    const { type, body } = files[url] ?? { type: 'text/html', body: hostPage };
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** A page with the component that the code makes, as a bundler makes it. */
async function bundleReact(code: string): Promise<SiteFile> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tourwright/source', 'module', 'browser', 'default'] },
    plugins: [
      {
        name: 'embed-code',
        enforce: 'pre',
        resolveId: (id) => (id === component ? id : undefined),
        load: (id) =>
          id === component
            ? `import { createRoot } from 'react-dom/client';\n${code}\ncreateRoot(document.querySelector('#root')!).render(<Tour />);`
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: component, output: { codeSplitting: false } } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const script = 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (script?.type !== 'chunk') throw new Error('Nothing was bundled');
  return { type: 'text/javascript', body: script.code };
}

/** What the compiler says of the component, as a strict project in TypeScript has it. */
function typeFaults(code: string): string {
  const folder = mkdtempSync(resolve('node_modules/.embed-code-'));
  try {
    writeFileSync(join(folder, 'tour.tsx'), code);
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'bundler',
      customConditions: ['@tourwright/source'],
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      target: 'ES2023',
      jsx: 'react-jsx',
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['tour.tsx'] }));
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), '-p', folder],
      {
        encoding: 'utf8',
      },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the tour is shown as a frame, as an element and in React @long', async ({
  page,
  browser,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const pictures = { 'hall.jpg': await panorama(20), 'kitchen.jpg': await panorama(140) };
  const { id } = await publishTour(page.request, address, pictures, (own) => {
    const hotspots = [spot('in', 'link', 0, -10, { targetSceneId: 2 } as never)];
    const hall = { id: 1, name: 'Hall', slug: `${own}/hall.jpg`, hotspots };
    return { scenes: [hall, { id: 2, name: 'Kitchen', slug: `${own}/kitchen.jpg`, hotspots: [] }] } as never;
  });
  const headers = { origin: address };
  expect((await page.request.post(`${address}/api/tours/${id}/unpublish`, { headers })).ok()).toBe(true);
  const data = { name: 'Agency', access: 'unlisted', shows: 'draft' };
  const made = await page.request.post(`${address}/api/tours/${id}/links`, { headers, data });
  expect(made.ok(), await made.text()).toBe(true);

  await page.goto(`${address}/editor?tourId=${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Agency/ }).click();
  await dialog.getByRole('tab', { name: 'Embed' }).click();
  const codeAs = async (way: string) => {
    await dialog.getByRole('button', { name: way, exact: true }).click();
    return dialog.getByLabel('Code').inputValue();
  };
  const codes = {
    frame: await codeAs('iframe'),
    element: await codeAs('Element'),
    react: await codeAs('React'),
  };

  expect(typeFaults(codes.react)).toBe('');
  expect(typeFaults(codes.react.replace('src=', 'scr='))).toContain("'scr'");
  files = await bundlePart('element', 'packages/viewer/src/element/index.ts');
  files['/tour.js'] = await bundleReact(codes.react);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  watchConsole(visitor);
  const { port } = host.address() as AddressInfo;
  // What npm has of the viewer is here, the element under the name that it has there.
  await visitor.route('https://unpkg.com/**', (route) => {
    const { href, pathname } = new URL(route.request().url());
    const name = href.startsWith(unpkg) ? `/${href.slice(unpkg.length)}` : pathname;
    return route.fulfill(fulfilled(files[name === '/index.js' ? '/element.js' : name], name));
  });
  const show = async (body: string) => {
    hostPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"><body>${body}`;
    await visitor.goto(`http://127.0.0.1:${port}/`);
  };

  await show(codes.frame);
  const frame = visitor.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Look around' }).click();
  await expect(frame.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'sharp', {
    timeout: 60_000,
  });

  for (const body of [codes.element, '<div id="root"></div><script type="module" src="/tour.js"></script>']) {
    await show(body);
    const element = visitor.locator('tour-viewer');
    await expect(element).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
    const { width = 0, height = 1 } = (await element.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 1);
    await visitor.getByRole('button', { name: 'Go to Kitchen' }).click();
    await expect(element).toHaveAttribute('data-scene', '2');
  }
  await context.close();
});

function fulfilled(file: SiteFile | undefined, name: string) {
  if (!file) throw new Error(`${name} was not bundled`);
  return { contentType: file.type, body: file.body, headers: { 'access-control-allow-origin': '*' } };
}
