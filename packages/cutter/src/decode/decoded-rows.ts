import type { Panorama } from '../inspect/panorama.ts';
import { openPicture } from '../native/open-picture.ts';
import type { RowSource } from '../native/row-source.ts';
import { readGrowing, readVipsFile, readWhole } from '../native/vips-file.ts';
import { openSmall } from './open-source.ts';

/** Pixels that sharp decodes, or has decoded into a file. */
export type DecodedInput = { kind: 'growing' | 'small' | 'file'; file: string } | { kind: 'whole' };

/** Opens the rows of a panorama that sharp decodes or has decoded. */
export async function openDecoded(panorama: Panorama, input: DecodedInput): Promise<RowSource> {
  if (input.kind === 'file') return readVipsFile(input.file);
  if (input.kind === 'small') return readGrowing(openSmall(panorama), input.file, { stays: true });
  const picture = openPicture(panorama.path, panorama);
  return input.kind === 'growing' ? readGrowing(picture, input.file) : readWhole(picture);
}
