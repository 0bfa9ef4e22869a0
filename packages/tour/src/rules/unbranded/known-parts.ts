import { z } from 'zod';

/** A value with those of its fields alone that its schema names, all the way down: what others mean nobody knows. */
export function knownParts<T>(value: T, schema: z.core.$ZodType): T {
  return known(value, schema) as T;
}

function known(value: unknown, schema: z.core.$ZodType): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return known(value, schema.unwrap());
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((each) => known(each, schema.element)) : value;
  if (!(schema instanceof z.ZodObject)) return value;
  const { shape } = schema;
  const entries = Object.entries(value).filter(([name]) => Object.hasOwn(shape, name));
  return Object.fromEntries(entries.map(([name, field]) => [name, known(field, shape[name])]));
}
