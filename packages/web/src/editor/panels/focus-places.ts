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

/** Marks the place of an open panel: beside the canvas, or below it. */
export const panelPlace = (panel: string) => ({ 'data-panel-place': panel });

/** As often as this, with a pause between, the keyboard asks for what is still loading. */
const [attempts, pauseMs] = [40, 50];

/** The keyboard goes into the panel that was opened, so that Tab begins with what it has first. */
export function focusPanel(panel: string, attempt = 0): void {
  const place = document.querySelector<HTMLElement>(`[data-panel-place="${panel}"]`);
  // While it loads, React hides the one before.
  const shown = 'aside:not([style*="display: none"])';
  const named = place?.matches('section') ? place : place?.querySelector<HTMLElement>(shown);
  if (!named) {
    if (attempt < attempts) setTimeout(() => focusPanel(panel, attempt + 1), pauseMs);
    return;
  }
  named.tabIndex = -1;
  named.focus({ preventScroll: true });
}

/** Marks a field or button with the findings of Tour Check that it answers. */
export const answerTo = (rules: string | undefined) => (rules ? { 'data-answers': rules } : {});

/** The keyboard goes to the first field that answers a finding, once it is there. */
export function focusAnswer(rule: string, attempt = 0): void {
  const field = document.querySelector<HTMLElement>(`[data-answers~="${rule}"]`);
  if (field) field.focus();
  else if (attempt < attempts) setTimeout(() => focusAnswer(rule, attempt + 1), pauseMs);
}
