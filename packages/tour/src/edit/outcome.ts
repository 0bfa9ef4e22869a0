import {
  type FaultParams,
  type ParamShapes,
  type ParamsOf,
  type Tour,
  type ValueFaultCode,
  valueFaults,
} from '../document/index.ts';

/** Why an edit cannot be applied, beside what may be wrong with its value; catalogues have words for each. */
const ofEdits = {
  no_such_scene: { scene: 'text' },
  no_such_item: { list: 'text', item: 'text' },
  no_such_list: { list: 'text' },
  id_taken: { list: 'text', item: 'text' },
  duplicate_image: { slug: 'text' },
  fixed_field: { field: 'text' },
  list_full: { list: 'text', most: 'number' },
  not_for_edits: {},
  /** What an earlier release refused, whose words are gone. */
  refused_earlier_edit: {},
} as const satisfies Record<string, ParamShapes>;

/** The closed list of why an edit is refused, with the shapes of the parameters. */
export const refusals = { ...valueFaults, ...ofEdits };

/** The code of a reason why an edit does not apply. */
export type Refusal = keyof typeof refusals;

/** An edit that is not applied: why, and for a value in which of its fields. */
export interface RefusedEdit {
  ok: false;
  code: Refusal;
  params: FaultParams;
  path?: string;
}

/** The tour after an edit, or why there is none. */
export type Outcome = { ok: true; tour: Tour } | RefusedEdit;

/** An edit that cannot be applied. */
export function refuse<Code extends keyof typeof ofEdits>(
  code: Code,
  params: ParamsOf<(typeof ofEdits)[Code]>,
): RefusedEdit {
  return { ok: false, code, params };
}

/** An edit whose value cannot be taken. */
export function refuseValue({
  path,
  code,
  params,
}: {
  path: string;
  code: string;
  params: FaultParams;
}): RefusedEdit {
  return { ok: false, code: code as ValueFaultCode, params, path };
}
