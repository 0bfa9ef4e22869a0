import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be like #c2491d');

/**
 * How a tour looks as its owner's own, and how they are reached. Fields of the tour itself, so that two people who change
 * different ones lose nothing; a brand kit holds the same. The floor logo is `centerLogo`.
 */
export const brandFields = {
  /** The slug of the logo at the tour's name. */
  cornerLogo: z.string().max(1024).optional(),
  /** The page that it opens. */
  cornerLogoUrl: z.string().max(2048).optional(),
  /** `title` (default): before the name; `start`, `end`: below the name's line, at that side. */
  cornerLogoPlace: z.string().max(60).optional(),
  /** The colour of buttons and of selected things. */
  brandColour: colour.optional(),
  /** The colour of hotspots without one of their own; absent: white links, dark others. */
  hotspotColour: colour.optional(),
  /** The colour of panels over the picture. */
  panelColour: colour.optional(),
  /** The font of the tour's name; one that a version does not know falls back to the usual one. */
  titleFont: z.string().max(60).optional(),
  /** Ways to reach the owner, in place of those of their account. */
  contactPhone: z.string().max(40).optional(),
  contactEmail: z.string().max(254).optional(),
  contactWhatsApp: z.string().max(40).optional(),
  contactUrl: z.string().max(2048).optional(),
  /** White label: visitors do not read the name of this product. */
  hidesTourwright: z.boolean().optional(),
};

/** What a brand kit keeps of a tour. */
export const brand = z.looseObject({
  ...brandFields,
  centerLogo: z.string().max(1024).optional(),
  centerLogoSize: z.number().min(5).max(120).optional(),
});

/** The fields of a tour that a brand kit keeps. */
export type Brand = z.infer<typeof brand>;
