import { z } from 'zod';
import { sharedFields } from './hotspot/hotspot.ts';
import { link } from './hotspot/kinds/link.ts';

const { iconName, colour, labelMode, facing, orientation, animation, outline } = sharedFields;

/** How new hotspots of a kind look; what is absent is as it is without. Those that are there already stay as they are. */
export const styleDefault = z.looseObject({
  /** The kind of the hotspots. */
  id: z.string().min(1).max(60),
  iconName,
  scale: sharedFields.scale.unwrap().optional(),
  rotation: sharedFields.rotation.unwrap().optional(),
  colour,
  labelMode,
  facing,
  orientation,
  animation,
  outline,
  hoverPreview: link.fields.hoverPreview,
});

/** How new hotspots of a kind look in this tour. */
export type StyleDefault = z.infer<typeof styleDefault>;
