/** Defers the app of a page that works without it: its scripts and styles stay in a template until they are needed. */

/** Dispatched on the window when the app has taken over the page. */
export const appReady = 'tourwright:app-ready';

/** Each is a request to begin: with all in one task, a slow phone answers nobody for a third of a second. */
const atOnce = 4;

/** Lets the browser load the app; does nothing when it does already. */
export function loadApp(): void {
  const parts = document.getElementById('app-parts') as HTMLTemplateElement | null;
  if (!parts) return;
  parts.removeAttribute('id');
  const insert = () => {
    parts.before(...[...parts.content.children].slice(0, atOnce));
    if (parts.content.childElementCount > 0) setTimeout(insert);
    else parts.remove();
  };
  insert();
}
