import { randomBytes } from 'node:crypto';
import type { ImageInfo } from '@tourwright/api';
import { Problem } from '../http/answers/problem.ts';
import { announce } from './announce.ts';
import { infoOf } from './image-info.ts';
import { ensureImage, findImage, lockImage, nameMedia, setNextMedia } from './image-table.ts';
import { imageFor, type Reach } from './media/image-for.ts';
import { newImage, placeOf } from './place.ts';
import type { StoreOptions } from './store-file.ts';

/**
 * Lets the file at a slug of one tour be in another one of the same owner too, or at a second slug of the same tour.
 * Problem `not_found` where nothing has arrived yet.
 */
export function copyImage(
  { database }: Pick<StoreOptions, 'database'>,
  { from, tour }: { from: Reach; tour: Reach },
  slug: string,
): Promise<ImageInfo> {
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    const named = await imageFor(orm, from, slug);
    // Against a deletion at the same time: it waits for us, or we see nothing of what it deletes.
    const image = named && (await lockImage(orm, named.image.slug));
    if (!image?.mediaKey) throw new Problem('not_found');
    const place = placeOf(copySlug(tour.id, image.slug), tour.user_id);
    const copy = await ensureImage(orm, newImage(place));
    await nameMedia(orm, copy.id, image.mediaKey);
    // What is being changed in the photo, such as faces that are to be hidden, is changed in both.
    if (image.nextMediaKey !== null) await setNextMedia(orm, copy.id, image.nextMediaKey);
    await announce(database, [copy], transaction);
    const found = await findImage(orm, place.slug);
    if (found === null) throw new Error('The copy went while it was made');
    return infoOf(found, 'owner');
  });
}

/**
 * In the same folder, such as that of icons, with a part that nobody else draws: a number might be that of an upload
 * that has not begun.
 */
function copySlug(tourId: string, slug: string): string {
  const path = slug.split('/').slice(slug.startsWith('users/') ? 2 : 1);
  const name = path.at(-1) ?? '';
  const folder = [tourId, ...path.slice(0, -1)].join('/');
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const plain = stem.replace(/-copy-[0-9a-f]{8}$/, '');
  return `${folder}/${plain}-copy-${randomBytes(4).toString('hex')}${ending}`;
}
