/** A copy of a value with texts in `slug` fields replaced. */
export function mapSlugs<Value>(value: Value, replaced: (slug: string) => string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => mapSlugs(item, replaced)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => {
    if (name === 'x-source') return [name, item];
    return [name, name === 'slug' && typeof item === 'string' ? replaced(item) : mapSlugs(item, replaced)];
  });
  return Object.fromEntries(entries) as Value;
}
