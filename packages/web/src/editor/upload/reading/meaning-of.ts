/** What a file that is dropped onto the picture becomes there. */

import type { UploadFault } from '../upload-fault.ts';
import { type AttachedKind, readAttached } from './check-attached.ts';
import { readVideo } from './read-video.ts';

/** What a dropped file may become in the scene. */
export type Meaning =
  | { becomes: 'hotspot'; kind: Exclude<AttachedKind, 'captions'> }
  | { becomes: 'scene' }
  /** A picture that may be either: its owner is asked. */
  | { becomes: 'either' }
  | { becomes: 'nothing'; fault: UploadFault };

/** A square picture of this width may hold both eyes of a panorama; a smaller one is a picture. */
const smallestSquare = 3000;

/** A panorama or 360° video is a scene, any other one a hotspot, and so are sounds and PDFs. */
export async function meaningOf(file: File, read = readVideo): Promise<Meaning> {
  const found = await readAttached(file);
  // Panoramas of telephones: the check of photos says what there is to say.
  if (!found.ok) return found.fault.code === 'heic' ? { becomes: 'scene' } : nothing(found.fault);
  const { kind, size } = found;
  if (kind === 'captions') return nothing({ code: 'not-for-a-hotspot', values: {} });
  if (kind === 'picture') return meaningOfPicture(size);
  if (kind !== 'film') return { becomes: 'hotspot', kind };
  const film = await read(file);
  if (film.ok || film.fault.code === 'film-two-circles') return { becomes: 'scene' };
  return film.fault.code === 'film-not-around' ? { becomes: 'hotspot', kind } : nothing(film.fault);
}

function meaningOfPicture(size: { width: number; height: number } | null): Meaning {
  if (!size) return { becomes: 'either' };
  const ratio = size.width / size.height;
  if (Math.abs(ratio / 2 - 1) < 0.01) return { becomes: 'scene' };
  // A band of a panorama, two eyes one above the other, or what is just wide or square.
  const isEither = ratio > 2 || (Math.abs(ratio - 1) < 0.01 && size.width >= smallestSquare);
  return isEither ? { becomes: 'either' } : { becomes: 'hotspot', kind: 'picture' };
}

function nothing(fault: UploadFault): Meaning {
  return { becomes: 'nothing', fault };
}
