import type { Database, Transaction } from '../drivers/database/database.ts';

/** Notifies every open editor of the tours that these images have changed. */
export async function announce(
  database: Database,
  images: { slug: string; tourId: string | null }[],
  transaction?: Transaction,
): Promise<void> {
  for (const { slug, tourId } of images) {
    if (tourId === null) continue;
    await database.notify('tour', JSON.stringify({ tourId, type: 'image', slug }), transaction?.client);
  }
}
