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

/**
 * Stands before the scripts that the app begins with. A page that was kept (a restored tab, a cache) may name some that the
 * server no longer has: it is loaded again then, once, unless somebody has written something into it. What is missing
 * later is for the app itself to notice (`new-build.ts` there).
 */
export const startGuard =
  "addEventListener('error',({target:t})=>{" +
  "t.nodeName=='SCRIPT'&&/\\/assets\\//.test(t.src)&&performance.getEntriesByType('navigation')[0].type!='reload'&&" +
  "fetch(t.src,{method:'HEAD',cache:'no-store'}).then(({status})=>{" +
  "status==404&&![...document.querySelectorAll('textarea,[type=text],[type=email],[type=password]')].some(f=>f.value)&&location.reload()" +
  '},()=>{})},true)';
