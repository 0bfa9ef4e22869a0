/** Characters that PostgreSQL cannot store in `text` and `jsonb`: the null character, and unpaired surrogates. */
const unstorable = /\0|\p{Surrogate}/gu;

/** The JSON value without characters that the database would refuse, in its texts and in the names of its fields. */
export function storable<T>(value: T): T {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(unstorable, '');
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, each]) => [name.replace(unstorable, ''), clean(each)]),
    );
  };
  return clean(value) as T;
}
