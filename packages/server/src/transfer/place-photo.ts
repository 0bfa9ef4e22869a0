import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Coverage, readGPano } from '@tourwright/tour/pyramid';
import sharp from 'sharp';

/** Larger ones are not drawn again; they are about the horizon. */
const mostPixels = 150e6;
/** Degrees in a unit of the full sphere that GPano's fields use. */
const unitsPerDegree = 100;

/**
 * A copy of a photo that says by itself which part of the sphere it shows (GPano in XMP, as cameras write it), since a document
 * of another tool said so: from there cutter, editor and viewers know it. The pixels of a JPEG stay as they are, where its sides
 * have the shape of the part; else the photo is drawn again in that shape. Null where the photo already says so
 * itself, or is none.
 */
export async function placePhoto(path: string, coverage: Coverage, folder: string): Promise<string | null> {
  const picture = sharp(path, { limitInputPixels: mostPixels });
  const metadata = await picture.metadata().catch(() => null);
  if (metadata === null || readGPano(metadata.xmp?.toString('utf8') ?? '').crop !== null) return null;
  const { width, height } = metadata.autoOrient;
  const part = { across: 360 * coverage.width, down: 180 * coverage.height };
  const xmp = packetOf(coverage, part);
  const target = join(folder, `placed.${metadata.format}`);
  const right = Math.round((width * part.down) / part.across);
  const isUpright = (metadata.orientation ?? 1) === 1;
  if (
    metadata.format === 'jpeg' &&
    isUpright &&
    metadata.xmp === undefined &&
    Math.abs(right - height) <= 1
  ) {
    await writeWithXmp(path, target, xmp);
    return target;
  }
  const drawn = picture.autoOrient().keepIccProfile().resize(width, Math.max(1, right), { fit: 'fill' });
  const made = metadata.format === 'jpeg' ? drawn.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : drawn;
  await made.withXmp(xmp).toFile(target);
  return target;
}

function packetOf({ left, top }: Coverage, { across, down }: { across: number; down: number }): string {
  const units = (degrees: number) => Math.round(degrees * unitsPerDegree);
  const fields = {
    ProjectionType: 'equirectangular',
    UsePanoramaViewer: 'True',
    FullPanoWidthPixels: units(360),
    FullPanoHeightPixels: units(180),
    CroppedAreaLeftPixels: units(360 * left),
    CroppedAreaTopPixels: units(180 * top),
    CroppedAreaImageWidthPixels: units(across),
    CroppedAreaImageHeightPixels: units(down),
  };
  const attributes = Object.entries(fields).map(([name, value]) => `GPano:${name}="${value}"`);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${attributes.join(' ')}/></rdf:RDF></x:xmpmeta>`;
}

/** Puts a segment with the packet behind the beginning of a JPEG. */
async function writeWithXmp(path: string, target: string, xmp: string): Promise<void> {
  const bytes = await readFile(path);
  const body = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  // JFIF's own segment comes first.
  const at = bytes.readUInt16BE(2) === 0xffe0 ? 4 + bytes.readUInt16BE(4) : 2;
  const file = await open(target, 'wx');
  try {
    await file.writev([bytes.subarray(0, at), head, body, bytes.subarray(at)]);
  } finally {
    await file.close();
  }
}
