import type { OwnProduct } from '@tourwright/api';
import type { TourParts } from '../tour-parts.ts';
import { listOwnProducts } from '../tour-table.ts';

/** What a user's own tours list for sale, those changed last first, with the address of each one's first picture. */
export async function readOwnProducts(
  { database, images }: Pick<TourParts, 'database' | 'images'>,
  userId: string,
): Promise<{ items: OwnProduct[]; isCut: boolean }> {
  const { tours, isCut } = await listOwnProducts(database.orm, userId);
  const pictures = await images.picturesOf(
    tours.map(({ id, products }) => ({
      tour: { id, user_id: userId },
      slugs: products.flatMap((product) => product.pictures?.[0]?.slug ?? []),
    })),
  );
  const items = tours.flatMap(({ id, name, products }, index) =>
    products.map((product) => ({
      tourId: id,
      tourName: name,
      product,
      pictureUrl: pictures[index]?.get(product.pictures?.[0]?.slug ?? '') ?? null,
    })),
  );
  return { items, isCut };
}
