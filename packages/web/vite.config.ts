import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { drawPages } from './build/draw-pages.ts';
import { languages } from './build/languages.ts';
import { pageScripts } from './build/page-scripts.ts';
import { gatherOwnerPieces } from './build/pieces.ts';
import { siteScript } from './build/site-script.ts';
import { workOut } from './build/work-out.ts';

/** Where `vite dev` sends what the server answers. */
const server = process.env.TOURWRIGHT_SERVER ?? 'http://localhost:3000';
const served = ['/api', '/media', '/upload', '/fetch-url', '/delete', '/healthz', '/readyz'];

/** Pieces that several screens share. Each is its own file, so that a page for visitors takes only what it shows. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
  },
  {
    // What every page starts with: a file for each would be a request for each.
    name: 'start',
    test: /packages[\\/]web[\\/]src[\\/](client[\\/](get-json|load-chunk|load-style|log|next-path|session)|i18n[\\/][\w-]+|layout[\\/](brand|layout-text|loading-screen|messages\.en|use-title)|ui[\\/](button|class-names|empty-state|toast|toast-type|ui-text|messages\.en)|api[\\/]src[\\/]locales)\.(tsx?(\?lingui)?|module\.css)$|icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes|icons[\\/]IconAlertTriangle)/,
  },
  { name: 'loader', test: /vite[\\/]preload-helper/ },
  {
    // What pictures, hotspots and floor plans all reckon with.
    name: 'sphere',
    test: /packages[\\/](tour[\\/]src[\\/](sphere|pyramid)|viewer[\\/]src[\\/](view[\\/](plane|angles|limits|arrival)|scenes[\\/]viewer-scene\.))/,
  },
  { name: 'text', test: /node_modules[\\/](@lingui|@messageformat)[\\/]/ },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    // Without what only late parts show.
    name: 'base-ui',
    test: /node_modules[\\/](@floating-ui|@base-ui[\\/](?!react[\\/](esm[\\/])?(drawer|slider|tabs|toggle|toggle-group|popover|field)[\\/]))/,
  },
  {
    name: gatherOwnerPieces({
      entry: `${import.meta.dirname}/index.html`,
      editor: ['/editor/editor-page.tsx'],
      others: [
        '/layout/owner/owner-layout.tsx',
        '/dashboard/dashboard-page.tsx',
        '/profile/profile-page.tsx',
        '/admin/admin-page.tsx',
      ],
    }),
    debugName: "the owner's screens",
    includeDependenciesRecursively: false,
  },
];

/** Every page that people find by searching, by path. */
const drawnAhead = ['', 'explore', 'solutions', 'payment', 'partner', 'contact', 'faqs', 'terms', 'policy'];

/** What stands in pages ahead of the app, by the name under which the server finds it. */
const inPages = {
  'first-picture': 'src/player/first-picture/first-picture.ts',
  'load-app-keeping-links': 'src/page-scripts/load-app-keeping-links.ts',
  'load-app-when-seen': 'src/page-scripts/load-app-when-seen.ts',
  'load-app-when-used': 'src/page-scripts/load-app-when-used.ts',
  'open-poster': 'src/page-scripts/open-poster.ts',
  'reload-when-gone': 'src/page-scripts/reload-when-gone.ts',
  'start-picture': 'src/page-scripts/start-picture.ts',
};

const conditions = ['@tourwright/source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [
    react(),
    languages(),
    workOut(
      ['/packages/api/src/endpoint-calls.ts'],
      ['@tourwright/source', 'node', 'import', 'module', 'default'],
    ),
    compressAssets(),
    pageScripts(inPages, { resolve: { conditions } }, ['first-picture']),
    siteScript('src/site/site.tsx', () => ({ plugins: [react(), languages()], resolve: { conditions } })),
    drawPages(drawnAhead, {
      plugins: [react(), languages()],
      resolve: { conditions: ['@tourwright/source', 'module', 'development|production'] },
      ssr: { resolve: { conditions: ['@tourwright/source', 'module', 'node', 'development|production'] } },
    }),
  ],
  resolve: { conditions },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Data addresses in styles would need `font-src data:`; small files are cheap over one connection.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(
      served.map((path) => [
        path,
        {
          target: server,
          // The server takes changes from its own origin only.
          configure: (proxy: {
            on(
              event: 'proxyReq',
              handler: (request: { setHeader(name: string, value: string): void }) => void,
            ): void;
          }) => proxy.on('proxyReq', (request) => request.setHeader('origin', server)),
        },
      ]),
    ),
  },
});
