import { z } from 'zod';
import { limits } from './limits.ts';

interface ListDefinition extends z.core.$ZodArrayDef {
  most: number;
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
      return payload;
    };
  },
);

/**
 * A list of at most so many items. A longer one is refused before an item is looked at, and a list with many faults is
 * left after the first hundred: checking one takes no longer than it takes to read what is allowed.
 */
export function list<Item extends z.ZodType>(item: Item, most: number): z.ZodArray<Item> {
  return new List({ type: 'array', element: item, most }) as unknown as z.ZodArray<Item>;
}
