import type { Storage } from '../../drivers/storage/storage.ts';
import type { Read } from '../photos/image-fault.ts';
import type { PricedPhoto } from '../photos/photo.ts';
import { fileKey, type MediaName } from './media-address.ts';
import { type CopyParts, withServedCopy } from './served-copy.ts';

/** Makes and stores the copy of a picture that anyone may see; answers its name below the revision. */
export function storeServedCopy(
  { storage, ...parts }: CopyParts & { storage: Storage },
  name: MediaName,
  source: { path: string; priced: Pick<PricedPhoto, 'photo' | 'memoryBytes'>; signal?: AbortSignal },
): Promise<Read<string>> {
  return withServedCopy(parts, source, async ({ ending, body }) => {
    const servedName = `image.${ending}`;
    await storage.put(fileKey(name, servedName), body);
    return servedName;
  });
}
