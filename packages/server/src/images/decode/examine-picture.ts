import {
  colourHandlingOf,
  inspectSource,
  kindOfCutFailure,
  openPicture,
  readHeifBoxes,
  readPackedFaces,
  whyUnreadable,
} from '@tourwright/cutter/server';
import sharp, { type Metadata } from 'sharp';
import { fault, type Read } from '../photos/image-fault.ts';
import type { Photo } from '../photos/photo.ts';
import type { AnswerTo, TaskOf } from './decode-tasks.ts';

type Details = Omit<Photo, 'kind'>;

/** What a picture is, and of a scene's whether and why not it can be looked around in. */
export async function examinePicture({
  path,
  isFaces,
  isScene,
}: TaskOf<'examine'>): Promise<AnswerTo<'examine'>> {
  const photo = isFaces ? await describeFaces(path) : await describe(path);
  if (!photo.ok) return photo;
  const inspection = isScene ? await inspectSource(path) : null;
  const cutFailure = inspection?.ok === false ? inspection.failure : null;
  return { ok: true, photo: photo.value, cutFailure };
}

async function describe(path: string): Promise<Read<Details>> {
  const header = await readMetadata(path);
  if (!header.ok) return header;
  const metadata = header.value;
  const { width, height } = metadata.autoOrient;
  const codePoints = metadata.format === 'heif' ? (await readHeifBoxes(path)).codePoints : null;
  return {
    ok: true,
    value: {
      width,
      height,
      orientation: metadata.orientation ?? 1,
      hasAlpha: metadata.hasAlpha ?? false,
      hasWebColours: ['srgb', 'b-w', 'rgb16', 'grey16'].includes(metadata.space ?? ''),
      colours: colourHandlingOf(metadata, codePoints),
    },
  };
}

/** The whole that they make; what is wrong with them is the cutter's to say. */
async function describeFaces(path: string): Promise<Read<Details>> {
  const packed = await readPackedFaces(path);
  const { width = 0 } =
    (await openPicture(packed?.files[0]?.file ?? path)
      .metadata()
      .catch(() => null)) ?? {};
  const size = { width: 4 * width, height: 2 * width };
  return { ok: true, value: { ...size, orientation: 1, hasAlpha: false, hasWebColours: false, colours: {} } };
}

async function readMetadata(path: string): Promise<Read<Metadata>> {
  try {
    // Its size was looked at before.
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const isPicture = metadata.width > 0 && metadata.height > 0;
    return isPicture ? { ok: true, value: metadata } : { ok: false, fault: fault('damaged') };
  } catch (error) {
    const { code, params } = await whyUnreadable(path, error instanceof Error ? error.message : '');
    const isKind = kindOfCutFailure(code) === 'unsupported_format';
    return {
      ok: false,
      fault: isKind ? fault('not_possible', { ...params, reason: code }) : fault('damaged'),
    };
  }
}
