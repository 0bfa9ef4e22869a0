import type { Panorama } from '../inspect/panorama.ts';
import { openPicture } from '../native/open-picture.ts';
import type { RowSource } from '../native/row-source.ts';
import { readGrowing, readVipsFile, readWhole } from '../native/vips-file.ts';
import { type Backdrop, paintBackdrop } from './backdrop.ts';
import { readJpeg } from './jpeg-rows.ts';
import { openSmall } from './open-source.ts';

/**
 * How the source comes: row by row if it is a plain JPEG and `otherwise` if not, decoded into a file that is read while it
 * grows, the same as small as the panorama is said to be (the file stays), decoded whole in memory, or as a file of pixels.
 */
export type RowInput =
  | { kind: 'jpeg'; otherwise: RowInput }
  | { kind: 'growing' | 'small' | 'file'; file: string }
  | { kind: 'whole' };

/** Opens the rows of a panorama; with a backdrop those of the whole sphere around it. */
export async function openRows(
  panorama: Panorama,
  input: RowInput,
  backdrop: Backdrop | null,
): Promise<RowSource> {
  const source = await openPart(panorama, input);
  return backdrop ? aroundPart(source, panorama, backdrop) : source;
}

async function openPart(panorama: Panorama, input: RowInput): Promise<RowSource> {
  if (input.kind === 'jpeg') {
    const openOther = () => openPart(panorama, input.otherwise);
    const isPlain = panorama.plainProfile && !panorama.isTurned;
    return (isPlain && (await readJpeg(panorama.path, panorama.area, openOther))) || openOther();
  }
  if (input.kind === 'file') return readVipsFile(input.file);
  if (input.kind === 'small') return readGrowing(openSmall(panorama), input.file, { stays: true });
  const picture = openPicture(panorama.path, panorama);
  return input.kind === 'growing' ? readGrowing(picture, input.file) : readWhole(picture);
}

/** Rows of the whole sphere: what surrounds a part of it is painted. */
export function aroundPart(
  source: RowSource,
  { area, height }: Pick<Panorama, 'area' | 'height'>,
  backdrop: Backdrop,
): RowSource {
  let y = 0;
  return {
    async next(into) {
      paintBackdrop(backdrop, (y + 0.5) / height, into);
      const isInside = y >= area.top && y < area.top + area.height;
      y++;
      if (isInside) await source.next(into.subarray(area.left * 3, (area.left + area.width) * 3));
    },
    close: () => source.close(),
  };
}
