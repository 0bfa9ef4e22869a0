/** A layer's table of hotspot kinds. */
export interface ByKind<Known> {
  /** By the kinds' names. */
  all: Readonly<Record<string, Known>>;
  /** What is known of a hotspot's kind; null for kinds that are not in the list. */
  of(kind: string): Known | null;
}

/** Makes the list of a layer from what it knows of each kind. */
export function byKind<Known>(all: Readonly<Record<string, Known>>): ByKind<Known> {
  return { all, of: (kind) => (Object.hasOwn(all, kind) ? (all[kind] ?? null) : null) };
}
