/** The tags that load the app in a page. */
import type { AppFiles } from './web-bundle.ts';

/** The files of the app and of the screens that a page shows; each file once. */
export interface PageFiles {
  app: AppFiles;
  screens: { scripts: readonly string[]; styles: readonly string[] };
}

/** The `<link>` of the site's icon. */
export const iconTag = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';

/** `mark` is the attribute by which the page's tags are trusted; empty where it has none. */
export function scriptTags({ app, screens }: PageFiles, mark: string): string[] {
  const preload = (file: string) => `<link rel="modulepreload" crossorigin${mark} href="/${file}">`;
  return [
    ...screens.scripts.map(preload),
    `<script type="module" crossorigin src="/${app.script}"${mark}></script>`,
    ...app.modules.map(preload),
  ];
}

/** What others build on comes first: the shared parts, then what a screen imports, then its own. */
export function stylesInOrder({ app, screens }: PageFiles): string[] {
  return [...app.styles, ...[...screens.styles].reverse()];
}

/** The `<link>` elements of style sheets. */
export function styleTags(files: readonly string[], mark: string, attributes = ''): string[] {
  return files.map((file) => `<link${attributes} rel="stylesheet" crossorigin${mark} href="/${file}">`);
}

/** The `<link>` elements that load the application's fonts early. */
export function fontTags({ app }: PageFiles): string[] {
  return app.fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
}

/** Parts of the page that nobody loads before a script takes them out (`page-scripts/app-parts.ts` in the web app). */
export function restingTag(parts: readonly string[]): string {
  return `<template id="app-parts">${parts.join('')}</template>`;
}
