/** Lingui's format for our catalogues: `export const en = { id: 'message' }`, whose ids and values the compiler knows. */
export const catalogueFormat = {
  catalogExtension: '.ts',
  async parse(content: string) {
    // Lingui reads its configuration in a way that cannot wait for Vite.
    const { transformWithOxc } = await import('vite');
    const { code } = await transformWithOxc(content, 'catalogue.ts');
    const module: Record<string, Record<string, string>> = await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    );
    const [messages = {}] = Object.values(module);
    return Object.fromEntries(Object.entries(messages).map(([id, translation]) => [id, { translation }]));
  },
  serialize(): never {
    throw new Error('Catalogues are written by hand.');
  },
};
