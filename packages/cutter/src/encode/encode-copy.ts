import { openPicture } from '../native/open-picture.ts';
import { copyQuality } from '../output.ts';

/** Encodes a picture as the JPEG that is served of it: without optimised coding, for which the encoder would hold the whole. */
export async function encodeCopy(from: string, to: string): Promise<void> {
  const copy = { quality: copyQuality, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
  await openPicture(from).jpeg(copy).toFile(to);
}
