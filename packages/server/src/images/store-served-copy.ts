import type { Storage } from '../drivers/storage/storage.ts';
import { fileKey, type MediaName } from './media-address.ts';
import type { Read } from './messages.en.ts';
import type { Photo } from './read-photo.ts';
import { withServedCopy } from './served-copy.ts';

/** Makes and stores the copy of a picture that anyone may see; answers its name below the revision. */
export function storeServedCopy(
  { storage, takeTurn }: { storage: Storage; takeTurn(): Promise<() => void> },
  name: MediaName,
  path: string,
  photo: Photo,
): Promise<Read<string>> {
  return withServedCopy({ path, photo, takeTurn }, async ({ ending, body }) => {
    const servedName = `image.${ending}`;
    await storage.put(fileKey(name, servedName), body);
    return servedName;
  });
}
