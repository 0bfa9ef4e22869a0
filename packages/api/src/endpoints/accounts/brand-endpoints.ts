/** The brands that an owner keeps for their next tours. */
import { brandFields } from '@tourwright/tour/document';
import { z } from 'zod';
import { byId } from '../endpoint.ts';

const { cornerLogo: _, ...fields } = brandFields;

/** A picture within the kit, so that it outlives the tour that it came from: about 500 KB. */
const keptPicture = z
  .string()
  .max(700_000)
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, 'Must be a picture as a data URL');

const kitFields = { ...fields, centerLogoSize: z.number().min(5).max(120).optional() };

/** A brand: what tours say of it, with the logos themselves. */
const brandKit = z.strictObject({
  ...kitFields,
  cornerLogo: keptPicture.optional(),
  floorLogo: keptPicture.optional(),
});

/** Logos, colours and ways of contact that an account keeps for its tours; the logos are data URLs. */
export type BrandKit = z.infer<typeof brandKit>;

const kitName = z
  .string()
  .trim()
  .max(60)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Must be one line of text');

const namedBrandKit = z.object({
  /** Of the account's own; drawn by who keeps it first, so that a request that is sent again makes no second one. */
  id: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/, 'Must be letters, digits, _ and -'),
  /** Empty: it has none, as the only kit of an account had before. */
  name: kitName,
  kit: brandKit,
});

/** A brand kit with the name by which its owner chooses it. */
export type NamedBrandKit = z.infer<typeof namedBrandKit>;

const listedBrandKit = namedBrandKit.extend({
  kit: z.strictObject({ ...kitFields, hasCornerLogo: z.boolean(), hasFloorLogo: z.boolean() }),
});

/** A brand kit as it is listed: of its logos only whether it has them, since they are large. */
export type ListedBrandKit = z.infer<typeof listedBrandKit>;

const byKit = byId.extend({ kitId: namedBrandKit.shape.id });

/** Endpoints for the brand kits of an account. */
export const brandEndpoints = {
  listBrandKits: {
    method: 'GET',
    path: '/api/users/:id/brand-kits',
    summary: 'The brands that the user keeps for their tours, the oldest first, without their logos',
    params: byId,
    response: z.object({ kits: z.array(listedBrandKit) }),
  },
  getBrandKit: {
    method: 'GET',
    path: '/api/users/:id/brand-kits/:kitId',
    summary: 'A kept brand with its logos',
    params: byKit,
    response: namedBrandKit,
  },
  keepBrandKit: {
    method: 'PATCH',
    path: '/api/users/:id/brand-kits/:kitId',
    summary:
      'Keeps a brand, in place of the one with this id if there is one; without a kit it is only renamed. Tours stay as they are',
    params: byKit,
    body: namedBrandKit.omit({ id: true }).partial({ kit: true }),
    response: listedBrandKit,
  },
  deleteBrandKit: {
    method: 'DELETE',
    path: '/api/users/:id/brand-kits/:kitId',
    summary: 'Deletes a kept brand; tours stay as they are',
    params: byKit,
    response: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
} as const;
