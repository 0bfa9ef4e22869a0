import type { z } from 'zod';
import type { FrameAddress } from './frame-address.ts';
import type { HotspotWith } from './hotspot.ts';

/** All that a tour has to know of one kind of hotspot. */
export interface HotspotKindDefinition<Fields extends z.ZodRawShape = z.ZodRawShape> {
  /** What it may have beside what all kinds share. A field of the same name is the same in every kind. */
  fields: Fields;
  /** The page that it shows in a frame within the tour, if it does. */
  frameOf?(hotspot: HotspotWith<Fields, string>): FrameAddress | null;
}

/** Lets TypeScript see the fields' types in what is beside them. */
export function hotspotKind<Fields extends z.ZodRawShape>(
  kind: HotspotKindDefinition<Fields>,
): HotspotKindDefinition<Fields> {
  return kind;
}
