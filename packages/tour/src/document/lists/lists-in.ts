import type { z } from 'zod';
import { listIn } from './list.ts';

/** The schema of an object that is in a list. */
export interface ItemSchema {
  shape: Readonly<Record<string, z.core.$ZodType>>;
  safeParse(item: unknown): z.ZodSafeParseResult<{ id?: string | number | undefined }>;
}

/** The lists among some fields whose items have ids, and those in their items, by their paths below this one. */
export function listsIn(
  fields: Readonly<Record<string, z.core.$ZodType>>,
  path: string,
): [path: string, list: { schema: ItemSchema; most: number }][] {
  return Object.entries(fields).flatMap(([field, schema]) => {
    const found = listIn(schema);
    if (!found || !('shape' in found.item)) return [];
    const item = found.item as z.core.$ZodType & ItemSchema;
    const below = `${path}/${field}`;
    return [[below, { schema: item, most: found.most }], ...listsIn(item.shape, `${below}/*`)];
  });
}
