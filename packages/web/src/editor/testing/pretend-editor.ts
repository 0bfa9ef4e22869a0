import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { vi } from 'vitest';
import { prefetchAll } from '../../testing/prefetch-all.ts';
import { pretendObservers } from '../../testing/pretend-observers.ts';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../../testing/show-app.tsx';
import { toursClosed } from '../open-tour/open-tour.ts';
import { FakeServer } from './fake-server.ts';
// Compiled before a test waits for it.
import '../editor-page.tsx';

/** Of a test that pretends time, too. */
const realTimeout = setTimeout;
const mostClosingMs = 1000;

/** The editor's screen over a pretended server that takes edits. */
export interface PretendEditor {
  /** What has been sent; another one may take its place before the editor opens. */
  edits: FakeServer;
  server: PretendServer;
  /** Shows the editor with its tour open. */
  open(): Promise<ReturnType<typeof showApp>>;
  close(): Promise<void>;
}

/** The files at `slugs` are there; more is said of each by `details`. */
export function pretendEditor(
  tour: Tour,
  slugs: readonly string[],
  details: (slug: string) => Partial<ImageInfo> = () => ({}),
): PretendEditor {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLCanvasElement.prototype.getContext = () => null;
  pretendObservers();
  // As on plain http away from localhost, where the editor works too.
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  sessionStorage.clear();
  rememberUser(ann.id);
  const images = Object.fromEntries(slugs.map((slug) => [slug, storedImage(slug, details(slug))]));
  const server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours/:id': () => editor.edits.tour,
    'GET /api/tours/:id/media': { images },
    'GET /api/tours/:id/schedule': { publishAt: null, unpublishAt: null, timeZone: 'UTC' },
    'POST /api/tours/:id/edits': ({ body }: { body: unknown }) => {
      const { base, edits: sent } = body as { base: number; edits: Parameters<FakeServer['sendEdits']>[1] };
      return editor.edits.sendEdits(base, sent);
    },
  });
  const editor: PretendEditor = {
    edits: new FakeServer(tour),
    server,
    open: async () => {
      await prefetchAll();
      const shown = showApp('/editor?tourId=tour-1');
      await screen.findByRole('button', { name: 'Open Kitchen' });
      return shown;
    },
    close: async () => {
      await closeApp();
      // Nothing may go on in a page that is gone. What a server never answers is given up.
      const timeout = new Promise((resolve) => realTimeout(resolve, mostClosingMs));
      await Promise.race([toursClosed(), timeout]);
      server.close();
      vi.unstubAllGlobals();
    },
  };
  return editor;
}

/** What the server says of a file that has arrived. */
export function storedImage(slug: string, details: Partial<ImageInfo> = {}): ImageInfo {
  return {
    slug,
    state: 'ready',
    progress: 1,
    url: `/media/${slug}`,
    thumbnail: null,
    width: null,
    height: null,
    sizeBytes: 1_000_000,
    reason: null,
    panorama: null,
    ...details,
  };
}
