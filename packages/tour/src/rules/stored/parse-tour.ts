import {
  excessOf,
  type Fault,
  faultsOf,
  pathText,
  type Tour,
  tour,
  valueFault,
} from '../../document/index.ts';

/** The tour, or every fault that parsing found. */
export type ParsedTour = { ok: true; tour: Tour } | { ok: false; errors: Fault[] };

/** Checks a document that enters. Its faults are named at once, the first hundred of them; unknown fields are kept. */
export function parseTour(input: unknown): ParsedTour {
  const excess = excessOf(input);
  if (excess) {
    const { path, code, most } = excess;
    return { ok: false, errors: [valueFault(pathText(path), code, { most })] };
  }
  const result = tour.safeParse(input);
  return result.success
    ? { ok: true, tour: result.data }
    : { ok: false, errors: faultsOf(result.error.issues, input) };
}
