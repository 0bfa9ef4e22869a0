/** Defers the app of a page that works without it: its scripts and styles stay in a template until they are needed. */

/** Dispatched on the window when the app has taken over the page. */
export const appReady = 'tourwright:app-ready';

/** Lets the browser load the app; does nothing when it does already. */
export function loadApp(): void {
  const parts = document.getElementById('app-parts') as HTMLTemplateElement | null;
  parts?.replaceWith(parts.content);
}
