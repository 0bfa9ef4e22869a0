/** The brand that an owner keeps for their next tours. */
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

/** Endpoints for the brand kit of an account. */
export const brandEndpoints = {
  getBrandKit: {
    method: 'GET',
    path: '/api/users/:id/brand-kit',
    summary: 'The brand that the user keeps for their tours; null before the first was kept',
    params: byId,
    response: z.object({ kit: brandKit.nullable() }),
  },
  patchBrandKit: {
    method: 'PATCH',
    path: '/api/users/:id/brand-kit',
    summary: 'Keeps a brand in place of the one before; tours stay as they are',
    params: byId,
    body: brandKit,
    response: z.object({ kit: brandKit }),
  },
} as const;
