import type { PageTrust } from '../http/content-security.ts';

/** A page as it is sent. */
export interface RenderedPage {
  html: string;
  trust: PageTrust;
}

/** Where the app draws itself. */
export const emptyRoot = '<div id="root"></div>';

/** Parts of the page that nobody loads before a script takes them out. */
export function resting(parts: readonly string[]): string {
  return `<template id="app-parts">${parts.join('')}</template>`;
}
