import { z } from 'zod';
import { type ByKind, byKind } from './by-kind.ts';
import { sharedFields } from './hotspot.ts';
import type { HotspotKindDefinition } from './hotspot-kind.ts';

/** Kinds of hotspots by their names, and what follows from all of them together. */
export interface HotspotKinds extends ByKind<HotspotKindDefinition> {
  /** Kinds and fields that are not among these are kept; a field means the same in every kind, and is checked in all. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$loose>;
}

/** Puts kinds together. Two kinds that mean different things by one field are a mistake. */
export function createHotspotKinds(kinds: Readonly<Record<string, HotspotKindDefinition>>): HotspotKinds {
  const shape: Record<string, z.core.$ZodType> = { ...sharedFields };
  for (const [kind, { fields }] of Object.entries(kinds)) {
    for (const [field, schema] of Object.entries(fields)) {
      if (shape[field] !== undefined && shape[field] !== schema) {
        throw new Error(`The kind ${kind} means something else by the field ${field}`);
      }
      shape[field] = schema;
    }
  }
  return { ...byKind(kinds), schema: z.looseObject(shape) };
}
