/** The type of the module that `build/languages.ts` generates. */
declare module '*?lingui' {
  export const name: string;
  export const messages: import('@lingui/core').Messages;
}
declare module 'virtual:translations/*' {
  export const translations: Record<string, () => Promise<{ messages: import('@lingui/core').Messages }>>;
}
