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

/** Gives the keyboard to what a search finds, now or once it is there. */
function focusOnceThere(
  find: () => HTMLElement | null,
  focus: (found: HTMLElement) => void,
  attempt = 0,
): void {
  const found = find();
  if (found) focus(found);
  else if (attempt < attempts) setTimeout(() => focusOnceThere(find, focus, attempt + 1), pauseMs);
}

/** The keyboard goes into the panel that was opened, so that Tab begins with what it has first. */
export function focusPanel(panel: string): void {
  const find = () => {
    const place = document.querySelector<HTMLElement>(`[data-panel-place="${panel}"]`);
    // While it loads, React hides the one before.
    const shown = 'aside:not([style*="display: none"])';
    return place?.matches('section') ? place : (place?.querySelector<HTMLElement>(shown) ?? null);
  };
  focusOnceThere(find, (named) => {
    named.tabIndex = -1;
    named.focus({ preventScroll: true });
  });
}

/** Marks a field or button with the findings of Tour Check that it answers. */
export const answerTo = (rules: string | undefined) => (rules ? { 'data-answers': rules } : {});

/** The keyboard goes to the first field that answers a finding, once it is there. */
export function focusAnswer(rule: string): void {
  const find = () => document.querySelector<HTMLElement>(`[data-answers~="${rule}"]`);
  focusOnceThere(find, (field) => field.focus());
}
