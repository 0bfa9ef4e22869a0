/** Marks the place of the inspector, whose first field the keyboard goes to. */
export const inspectorPlace = { 'data-inspector': '' };

/** Where it is now; null while there is none. */
export const placeOfInspector = () => document.querySelector<HTMLElement>('[data-inspector]');

/** The keyboard goes on in the first field of what is selected, else at its first button. */
export function focusInspector(): void {
  const place = placeOfInspector();
  const fields = 'input:enabled, textarea:enabled, select:enabled';
  (place?.querySelector<HTMLElement>(fields) ?? place)?.focus();
}

/** Marks the place of the panel that the rail chose, and what is below the canvas with it. */
export const panelPlace = { 'data-panel-place': '' };

/** The keyboard goes into the panel that was opened, so that Tab begins with what it has first. */
export function focusPanel(): void {
  const place = [...document.querySelectorAll<HTMLElement>('[data-panel-place]')].at(-1);
  const named = place?.querySelector<HTMLElement>('aside') ?? place;
  if (!named) return;
  named.tabIndex = -1;
  named.focus({ preventScroll: true });
}
