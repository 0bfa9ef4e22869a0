import { takenAt } from './taken-at.ts';

/** Where cameras write the time: at the beginning. */
const headBytes = 256 * 1024;

interface Named {
  file: File;
}

/**
 * Files in the order in which they were taken; where not every one has that time, in the order of their names. What is
 * called a floor plan comes last: nobody wants to begin in it.
 */
export async function inOrder<Item extends Named>(items: readonly Item[]): Promise<Item[]> {
  const timed = await Promise.all(items.map(async (item) => ({ item, time: await timeOf(item.file) })));
  const byName = (a: Item, b: Item) => compareNames(a.file.name, b.file.name);
  const isTimed = timed.every(({ time }) => time !== null);
  const sorted = timed.toSorted((a, b) => {
    const order = isTimed && a.time !== b.time ? ((a.time ?? '') < (b.time ?? '') ? -1 : 1) : 0;
    return isPlan(a.item) - isPlan(b.item) || order || byName(a.item, b.item);
  });
  return sorted.map(({ item }) => item);
}

function isPlan({ file }: Named): number {
  return Number(/floor[\s_-]?plan|grundriss/i.test(file.name));
}

async function timeOf(file: File): Promise<string | null> {
  try {
    return takenAt(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  } catch {
    return null;
  }
}

const natural = new Intl.Collator(undefined, { numeric: true });

/** Without their endings, so that a name comes before the same with something behind it. */
function compareNames(a: string, b: string): number {
  const stem = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '');
  return natural.compare(stem(a), stem(b)) || natural.compare(a, b);
}
