import type { DocumentFault } from '../imported-tour.ts';

/** The value of a text, and the unsafe keys that were left out of it; or why there is none. */
export type ReadValue =
  | { ok: true; value: unknown; unsafe: readonly string[] }
  | { ok: false; fault: DocumentFault; params: Readonly<Record<string, string | number>> };
