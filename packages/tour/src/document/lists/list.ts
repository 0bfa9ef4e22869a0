import { z } from 'zod';
import { limits } from '../limits.ts';

interface ListDefinition extends z.core.$ZodArrayDef {
  most: number;
  hasIds: boolean;
}

const List: z.core.$constructor<z.ZodArray, ListDefinition> = z.core.$constructor(
  'BoundedList',
  (inst, def) => {
    z.ZodArray.init(inst, def);
    // For the JSON schema.
    inst._zod.bag.maximum = def.most;
    inst._zod.parse = (payload, context) => {
      const input = payload.value;
      if (!Array.isArray(input)) {
        payload.issues.push({ expected: 'array', code: 'invalid_type', input, inst });
        return payload;
      }
      if (input.length > def.most) {
        payload.issues.push({
          code: 'too_big',
          origin: 'array',
          maximum: def.most,
          inclusive: true,
          input,
          inst,
        });
        return payload;
      }
      const items: unknown[] = [];
      payload.value = items;
      for (const [index, item] of input.entries()) {
        const result = def.element._zod.run({ value: item, issues: [] }, context);
        if (result instanceof Promise) throw new z.core.$ZodAsyncError();
        payload.issues.push(...z.core.util.prefixIssues(index, result.issues));
        if (payload.issues.length >= limits.faults) break;
        items.push(result.value);
      }
      if (def.hasIds && payload.issues.length === 0) payload.value = withIds(items);
      return payload;
    };
  },
);

/**
 * A list of at most this many items. A longer one is refused before an item is looked at, and a list with many faults is
 * left after the first hundred: checking one takes no longer than it takes to read what is allowed. With `hasIds`, items
 * without an id get one (`withIds`).
 */
export function list<Item extends z.ZodType>(
  item: Item,
  most: number,
  { hasIds = false }: { hasIds?: boolean } = {},
): z.ZodArray<Item> {
  return new List({ type: 'array', element: item, most, hasIds }) as unknown as z.ZodArray<Item>;
}

/** The items, each with an id by which edits name it. The same items get the same ids, wherever they are read. */
export function withIds<Item>(items: readonly Item[]): readonly Item[] {
  const isNamed = (item: Item) => (item as { id?: unknown }).id !== undefined;
  if (items.every(isNamed)) return items;
  const taken = new Set(items.map((item) => (item as { id?: unknown }).id));
  let number = 0;
  return items.map((item) => {
    if (isNamed(item)) return item;
    do number++;
    while (taken.has(`n${number}`));
    return { ...item, id: `n${number}` };
  });
}

/** What a field holds that is a list made by `list`, present or not; null for every other. */
export function listIn(field: z.core.$ZodType): { item: z.core.$ZodType; most: number } | null {
  const schema = field instanceof z.ZodOptional ? field.unwrap() : field;
  return schema instanceof List
    ? { item: schema.element, most: (schema._zod.def as ListDefinition).most }
    : null;
}
