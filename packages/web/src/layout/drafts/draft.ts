/** The state of a field: what is typed, relative to what is stored. Pure. */

export interface Draft {
  readonly text: string;
  /** What was stored when the typing began or was last kept. */
  readonly base: string;
}

/** Spaces at the ends count for nothing: most fields are kept without them. */
function isSameText(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

/** Whether something is typed that has not been kept. */
export function isUnsent({ text, base }: Draft): boolean {
  return !isSameText(text, base);
}

/** Whether the stored text was changed elsewhere while something else was being typed. */
export function isContested(draft: Draft | null, stored: string): boolean {
  return draft !== null && isUnsent(draft) && draft.base !== stored;
}

/** The draft beside what is stored now; null when it gives way, since nothing of it is unsent. */
export function followStored(draft: Draft | null, stored: string): Draft | null {
  if (!draft || draft.base === stored) return draft;
  if (isSameText(draft.text, stored)) return { text: draft.text, base: stored };
  return isUnsent(draft) ? draft : null;
}
