import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** Where `vite dev` sends what the server answers. */
const server = process.env.TOURWRIGHT_SERVER ?? 'http://localhost:3000';
const served = ['/api', '/media', '/upload', '/fetch-url', '/delete', '/healthz', '/readyz'];

/** Pieces that several screens share. Each is its own file, so that a page for visitors takes only what it shows. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'text', test: /node_modules[\\/](@lingui|@messageformat)[\\/]/ },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'base-ui', test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]/ },
];

export default defineConfig({
  plugins: [react(), preloadFonts(['inter-latin-wght-normal']), compressAssets()],
  resolve: { conditions: ['@tourwright/source', 'module', 'browser', 'development|production'] },
  // The server puts its nonce here; Vite repeats it on every script and style it adds later.
  html: { cspNonce: '__CSP_NONCE__' },
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
