import { defineConfig } from 'vite';

/** The examples read the viewer from its sources, so that they show what is in the repository. */
export default defineConfig({
  resolve: { conditions: ['@tourwright/source', 'module', 'browser'] },
  server: { host: '127.0.0.1' },
});
