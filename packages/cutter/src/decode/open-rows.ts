import type { Panorama } from '../inspect/panorama.ts';
import type { RowSource } from '../native/row-source.ts';
import type { Backdrop } from './backdrop.ts';
import type { DecodedInput } from './decoded-rows.ts';
import { readJpeg } from './jpeg-rows.ts';

/**
 * How the source comes: row by row if it is a plain JPEG and `otherwise` if not, decoded into a file that is read while it
 * grows, the same as small as the panorama is said to be (the file stays), decoded whole in memory, or as a file of pixels.
 */
export type RowInput = { kind: 'jpeg'; otherwise: DecodedInput } | DecodedInput;

/**
 * Opens the rows of a panorama; with a backdrop those of the whole sphere around it. Sharp is loaded only by what needs it:
 * that takes longer than all else that the thread loads.
 */
export async function openRows(
  panorama: Panorama,
  input: RowInput,
  backdrop: Backdrop | null,
): Promise<RowSource> {
  const source = await openPart(panorama, input);
  return backdrop ? (await import('./around-part.ts')).aroundPart(source, panorama, backdrop) : source;
}

async function openPart(panorama: Panorama, input: RowInput): Promise<RowSource> {
  const decoded = input.kind === 'jpeg' ? input.otherwise : input;
  const openDecoded = async () => (await import('./decoded-rows.ts')).openDecoded(panorama, decoded);
  const isPlain = input.kind === 'jpeg' && panorama.plainProfile && !panorama.isTurned;
  return (isPlain && (await readJpeg(panorama.path, panorama.area, openDecoded))) || openDecoded();
}
