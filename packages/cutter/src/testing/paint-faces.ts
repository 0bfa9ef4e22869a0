import { paintPanorama } from '@tourwright/demo/paint';
import {
  directionOfEquirectangular,
  directionOfFace,
  type Face,
  faces,
  type RgbPicture,
  sampleColour,
  turned,
  turnOf,
} from '@tourwright/tour/sphere';
import sharp from 'sharp';

/**
 * A painted room, askew, so that its walls do not end where the faces do: whole walls continue from one face to the
 * next.
 */
export async function paintRoom(): Promise<RgbPicture> {
  const painted = sharp(await paintPanorama({ width: 1024, format: 'png' })).removeAlpha();
  const { data, info } = await painted.raw().toBuffer({ resolveWithObject: true });
  const painting = { width: info.width, height: info.height, pixels: data };
  const askew = turnOf({ yaw: 0.6, pitch: 0.4, roll: 0.2 });
  const room = { ...painting, pixels: new Uint8Array(data.length) };
  for (let i = 0; i < room.width * room.height; i++) {
    const [x, y] = [(i % room.width) + 0.5, Math.floor(i / room.width) + 0.5];
    const place = turned(directionOfEquirectangular(x / room.width, y / room.height), askew);
    room.pixels.set(sampleColour(painting, place), i * 3);
  }
  return room;
}

/** PNGs of a scene's faces. */
export async function paintFaces(edge: number, room?: RgbPicture): Promise<Map<Face, Buffer>> {
  const shown = room ?? (await paintRoom());
  const pictures = new Map<Face, Buffer>();
  for (const face of faces) {
    const pixels = new Uint8Array(edge * edge * 3);
    for (let i = 0; i < edge * edge; i++) {
      const place = directionOfFace(face, ((i % edge) + 0.5) / edge, (Math.floor(i / edge) + 0.5) / edge);
      pixels.set(sampleColour(shown, place), i * 3);
    }
    const picture = sharp(pixels, { raw: { width: edge, height: edge, channels: 3 } });
    pictures.set(face, await picture.png().toBuffer());
  }
  return pictures;
}
