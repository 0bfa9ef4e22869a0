/** Vite gives a worker whose script is within the page's own. */
declare module '*?worker&inline' {
  const create: new () => Worker;
  // biome-ignore lint/style/noDefaultExport: so Vite hands it over
  export default create;
}
