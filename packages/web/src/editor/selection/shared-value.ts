import type { Hotspot } from '@tourwright/tour/document';

/** What hotspots have in common: a value that all have, or that they differ. */
export type Shared<Value> = { isMixed: false; value: Value } | { isMixed: true };

/** The value that some things share. */
export function sharedValue<Value>(values: readonly Value[]): Shared<Value | undefined> {
  const [first] = values;
  return values.every((value) => value === first) ? { isMixed: false, value: first } : { isMixed: true };
}

/** The value that hotspots share in a field. */
export function sharedField<Field extends keyof Hotspot>(
  hotspots: readonly Hotspot[],
  field: Field,
): Shared<Hotspot[Field] | undefined> {
  return sharedValue(hotspots.map((hotspot) => hotspot[field]));
}
