import { type Plugin, runnerImport } from 'vite';

/**
 * Works out what modules export while the app is built, and puts in that instead: they say something small that is read from
 * something large. Given by the ends of their paths; what they export is data.
 */
export function workOut(ends: readonly string[], conditions: string[]): Plugin {
  return {
    name: 'work-out',
    apply: 'build',
    async load(id) {
      if (!ends.some((end) => id.replaceAll('\\', '/').endsWith(end))) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'error',
        // Its own packages are read from their sources too.
        environments: { inline: { resolve: { conditions, noExternal: [/^@tourwright\//] } } },
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
    },
  };
}
