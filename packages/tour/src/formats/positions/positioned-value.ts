/** A value of a JSON document or of a script's literal, and where it begins. */
export interface PositionedValue {
  /** Characters from the start of the text. */
  offset: number;
  entries?: ReadonlyMap<string, PositionedValue>;
  items?: readonly PositionedValue[];
}

/** Documents of some tools are so deep within another object. */
const deepestRoot = 3;

/** Where the thing at a place of a report begins, or the nearest around it that is known; null where none is. */
export function offsetOfPlace(root: PositionedValue, place: string): number | null {
  if (place === '$') return root.offset;
  let best = { offset: 0, read: 0 };
  for (const value of rootsIn(root, deepestRoot)) {
    const found = follow(value, place);
    if (found.read > best.read) best = found;
  }
  return best.read === 0 ? null : best.offset;
}

function rootsIn(value: PositionedValue, levels: number): PositionedValue[] {
  if (levels === 0 || !value.entries) return [value];
  const inner = [...value.entries.values()].filter(({ entries }) => entries);
  return [value, ...inner.flatMap((each) => rootsIn(each, levels - 1))];
}

/** Follows a place as far as the document has it. Names may hold what divides names, so the longest that is there is taken. */
function follow(root: PositionedValue, place: string): { offset: number; read: number } {
  let at = root;
  let read = 0;
  while (read < place.length) {
    const rest = place.slice(read);
    const index = /^\[(\d+)\]/.exec(rest);
    const item = index && at.items?.[Number(index[1])];
    if (item) {
      at = item;
      read += index[0].length;
      continue;
    }
    const start = rest.startsWith('.') ? 1 : 0;
    const name = longestName(at, rest.slice(start));
    if (name === null) break;
    at = at.entries?.get(name) ?? at;
    read += start + name.length;
  }
  return { offset: at.offset, read };
}

function longestName({ entries }: PositionedValue, rest: string): string | null {
  if (!entries) return null;
  for (
    let end = rest.length;
    end > 0;
    end = Math.max(rest.lastIndexOf('.', end - 1), rest.lastIndexOf('[', end - 1))
  ) {
    if (entries.has(rest.slice(0, end))) return rest.slice(0, end);
  }
  return null;
}
