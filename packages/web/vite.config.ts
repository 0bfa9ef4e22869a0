import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { drawPages } from './build/draw-pages.ts';
import { languages } from './build/languages.ts';
import { listModules } from './build/list-modules.ts';
import { pageScripts } from './build/page-scripts.ts';
import { gatherPieces } from './build/pieces.ts';
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
    test: /packages[\\/](web[\\/]src[\\/](i18n[\\/]([\w-]+[\\/])*[\w-]+|(layout|ui)[\\/]messages\.en|(client|layout|ui)[\\/]([\w-]+[\\/])*(get-json|load-chunk|lazy-part|load-style|log|next-path|session|theme|brand|layout-text|loading-screen|use-title|button|class-names|empty-state|toast|toast-type|ui-text))|api[\\/]src[\\/]([\w-]+[\\/])*locales|tour[\\/]src[\\/]rules[\\/]([\w-]+[\\/])*(opening-scene|slug))\.(tsx?(\?lingui)?|module\.css)$|icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes|icons[\\/]Icon(AlertTriangle|CloudOff))/,
  },
  { name: 'loader', test: /vite[\\/]preload-helper/ },
  {
    // What pictures, hotspots and floor plans all reckon with.
    name: 'sphere',
    test: /packages[\\/](tour[\\/]src[\\/](sphere|pyramid|rules[\\/]opening[\\/]opening-view\.|document[\\/]hotspot[\\/](is-kind|by-kind))|viewer[\\/]src[\\/](view[\\/](plane|angles|limits|arrival)|scenes[\\/]viewer-scene\.))/,
  },
  { name: 'edits', test: /packages[\\/]tour[\\/]src[\\/]edit[\\/]/, includeDependenciesRecursively: false },
  { name: 'text', test: /node_modules[\\/](@lingui|@messageformat)[\\/]/ },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    // Without what only late parts show.
    name: 'base-ui',
    test: /node_modules[\\/](@floating-ui|@base-ui[\\/](?!react[\\/](esm[\\/])?(drawer|slider|tabs|popover|field)[\\/]))/,
  },
  {
    name: gatherPieces({
      entry: `${import.meta.dirname}/index.html`,
      editor: ['/editor/editor-page.tsx'],
      owner: [
        '/layout/owner/owner-layout.tsx',
        '/dashboard/dashboard-page.tsx',
        '/profile/profile-page.tsx',
        '/admin/admin-page.tsx',
      ],
      player: ['/player/preview-page.tsx', '/player/embed-page.tsx'],
      site: [
        '/landing/landing-page.tsx',
        '/welcome/welcome-page.tsx',
        '/explore/explore-page.tsx',
        '/layout/site/site-layout.tsx',
        '/info/contact-page.tsx',
        '/plans/plans-page.tsx',
      ],
    }),
    debugName: 'screens',
    includeDependenciesRecursively: false,
  },
];

/** Every page that people find by searching, by path. */
const drawnAhead = ['', 'explore', 'solutions', 'payment', 'partner', 'contact', 'faqs', 'terms', 'policy'];

/** What is in pages ahead of the app, by the name under which the server finds it. */
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
      ['/packages/api/src/endpoints/endpoint-calls.ts'],
      ['@tourwright/source', 'node', 'import', 'module', 'default'],
    ),
    compressAssets(),
    listModules(),
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
