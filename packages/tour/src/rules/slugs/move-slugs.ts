/**
 * The value with `to` for `from` at the beginning of every text in it, so that slugs of one folder name the same files in
 * another. A folder's id is too long to be there by chance.
 */
export function moveSlugs<T>(value: T, from: string, to: string): T {
  const move = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.startsWith(from) ? to + part.slice(from.length) : moveWithin(part);
    if (Array.isArray(part)) return part.map(move);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([field, each]) => [field, move(each)]));
  };
  // Lists that the stored form holds as JSON texts.
  const moveWithin = (text: string) => text.replaceAll(`"${from}`, `"${to}`);
  return move(value) as T;
}
