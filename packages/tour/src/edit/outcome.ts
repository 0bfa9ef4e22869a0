import type { Tour } from '../document/index.ts';

/** Why an edit cannot be applied; the web has words for each. */
export type Refusal =
  | 'no_such_scene'
  | 'no_such_item'
  | 'id_taken'
  | 'duplicate_image'
  | 'fixed_field'
  | 'invalid_value';

/** The tour after an edit, or why there is none; `detail` is for developers. */
export type Outcome = { ok: true; tour: Tour } | { ok: false; reason: Refusal; detail: string };

/** An edit that cannot be applied. */
export function refuse(reason: Refusal, detail: string): Outcome {
  return { ok: false, reason, detail };
}
