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

/** A brand: what tours say of it, with the logos themselves. */
const brandKit = z.strictObject({
  ...fields,
  centerLogoSize: z.number().min(5).max(120).optional(),
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

const byKit = byId.extend({ kitId: namedBrandKit.shape.id });

/** Endpoints for the brand kits of an account. */
export const brandEndpoints = {
  listBrandKits: {
    method: 'GET',
    path: '/api/users/:id/brand-kits',
    summary: 'The brands that the user keeps for their tours, the oldest first',
    params: byId,
    response: z.object({ kits: z.array(namedBrandKit) }),
  },
  keepBrandKit: {
    method: 'PATCH',
    path: '/api/users/:id/brand-kits/:kitId',
    summary: 'Keeps a brand, in place of the one with this id if there is one; tours stay as they are',
    params: byKit,
    body: namedBrandKit.omit({ id: true }),
    response: namedBrandKit,
  },
  deleteBrandKit: {
    method: 'DELETE',
    path: '/api/users/:id/brand-kits/:kitId',
    summary: 'Deletes a kept brand; tours stay as they are',
    params: byKit,
    response: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
} as const;
