/** Vite gives the text of a style sheet. */
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: so Vite hands it over
  export default text;
}
