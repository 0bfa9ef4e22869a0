/** Two people who have one tour open: everything of the editor but its screen, in a browser of its own each. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { build } from 'vite';
import { languages } from '../../packages/web/build/languages.ts';
import { workOut } from '../../packages/web/build/work-out.ts';
import { expect } from './test.ts';

/** What a test uses of the editor's open tour. */
interface OpenTour {
  store: {
    getState(): { tour: Tour | null; commit(edit: Edit): { ok: boolean }; undo(): unknown; redo(): unknown };
  };
  flush(): Promise<boolean>;
  adopt(tour: Tour): void;
}

declare global {
  interface Window {
    openTour: OpenTour;
  }
}

/** An open tour as a test drives it. */
export interface Client {
  page: Page;
  context: BrowserContext;
  /** The ids of all edits that it sent, undos among them. */
  sent: Set<string>;
  /** The ids of those that the server did not take, with the reason. */
  refused: Map<string, string>;
}

const scripts = '/two-people/';
let bundle: Promise<Map<string, string>> | undefined;

/** Signs somebody up and returns their id and address. */
export async function signUpByApi(request: APIRequestContext, address: string, name: string) {
  const email = `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const answer = await request.post(`${address}/api/auth/sign-up/email`, {
    headers: { origin: address },
    data: { email, password: 'correct horse battery', name },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { id: user.id, email };
}

/** Opens the tour as the editor does, on a page of the server's own origin. */
export async function openClient(
  context: BrowserContext,
  address: string,
  person: { tourId: string; userId: string },
): Promise<Client> {
  bundle ??= bundleEditor();
  const files = await bundle;
  const page = await context.newPage();
  await page.route(`${address}${scripts}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(scripts.length);
    const body = files.get(name);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: html });
    return route.fulfill(
      body === undefined
        ? { status: 404 }
        : { contentType: name.endsWith('.js') ? 'text/javascript' : 'text/css', body },
    );
  });
  const client: Client = { page, context, sent: new Set(), refused: new Map() };
  watchSending(client);
  await page.goto(`${address}${scripts}`);
  await page.evaluate(
    async ({ script, ...opening }) => {
      const { openTour } = (await import(script)) as {
        openTour(opening: object): Promise<OpenTour | null>;
      };
      const opened = await openTour({ ...opening, sceneId: null, signal: new AbortController().signal });
      if (!opened) throw new Error('There is no such tour');
      window.openTour = opened;
    },
    { ...person, script: `${scripts}open-tour.js` },
  );
  return client;
}

/** Notes what the page sends to the server as edits, and what of it is refused. */
function watchSending({ page, sent, refused }: Client): void {
  page.on('request', (request) => {
    if (!request.url().endsWith('/edits')) return;
    const { edits } = request.postDataJSON() as { edits: Edit[] };
    for (const { id } of edits) sent.add(id);
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/edits') || !response.ok()) return;
    // A page that goes offline may take the answer along.
    const text = await response.text().catch(() => '{"answers":[]}');
    const { answers } = JSON.parse(text) as { answers: { id: string; status: string; code?: string }[] };
    for (const { id, status, code } of answers) if (status === 'refused') refused.set(id, code ?? '');
  });
}

const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Two people</title><link rel="icon" href="data:,">';

/** The open tour, bundled from its sources as the app is. */
async function bundleEditor(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    root: 'packages/web',
    base: scripts,
    logLevel: 'error',
    plugins: [
      languages(),
      workOut(
        ['/packages/api/src/endpoints/endpoint-calls.ts'],
        ['@tourwright/source', 'node', 'import', 'module', 'default'],
      ),
    ],
    resolve: { conditions: ['@tourwright/source', 'module', 'browser'] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        input: { 'open-tour': 'packages/web/src/editor/open-tour/open-tour.ts' },
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = [result].flat() as { output: { fileName: string; code?: string; source?: unknown }[] }[];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map(({ fileName, code, source }) => [fileName, code ?? String(source)] as const),
    ),
  );
}
