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
