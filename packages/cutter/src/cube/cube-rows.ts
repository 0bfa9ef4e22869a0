/** The rows of the panorama that six faces of a cube make. */
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import type { ColourHandling } from '../native/colour-handling.ts';
import { decode, openPicture } from '../native/open-picture.ts';
import type { NextRow } from '../native/row-source.ts';
import { type Cube, type FaceTurn, placeInPicture } from './cube.ts';

/** RGB pixels of a face, perhaps in the middle of a picture that holds others too. */
interface FacePixels {
  pixels: Uint8Array;
  edge: number;
  /** Where its first pixel is, and how long a row of the picture is; bytes. */
  from: number;
  stride: number;
  isUpsideDown: boolean;
}

/** The rows of the equirectangular panorama of this width. */
export async function cubeRows(cube: Cube, width: number, colours: ColourHandling): Promise<NextRow> {
  // Not finer than wanted, so that a small version takes little.
  const edge = Math.min(cube.edge, Math.max(16, Math.ceil(width / 3)));
  const read = await readFaces(cube, edge, colours);
  const yaw = (x: number) => ((x + 0.5) / width - 0.5) * 2 * Math.PI;
  const sines = Float64Array.from({ length: width }, (_, x) => Math.sin(yaw(x)));
  const cosines = Float64Array.from({ length: width }, (_, x) => Math.cos(yaw(x)));
  const [f, r, b, l, u, d] = faces.map((face) => read.get(face) as FacePixels) as Six;
  let y = 0;
  return async (into) => {
    const pitch = (0.5 - (y + 0.5) / (width / 2)) * Math.PI;
    const [level, up] = [Math.cos(pitch), Math.sin(pitch)];
    // As `faceOf`, written out: it is done for each pixel.
    for (let x = 0; x < width; x++) {
      const right = (sines[x] as number) * level;
      const back = -(cosines[x] as number) * level;
      const across = Math.abs(right);
      const deep = Math.abs(back);
      const high = Math.abs(up);
      if (deep >= across && deep >= high) {
        if (back <= 0) samplePixel(f, right / deep, -up / deep, into, x * 3);
        else samplePixel(b, -right / deep, -up / deep, into, x * 3);
      } else if (across >= high) {
        if (right > 0) samplePixel(r, back / across, -up / across, into, x * 3);
        else samplePixel(l, -back / across, -up / across, into, x * 3);
      } else if (up > 0) samplePixel(u, right / high, -back / high, into, x * 3);
      else samplePixel(d, right / high, back / high, into, x * 3);
    }
    y++;
  };
}

type Six = [FacePixels, FacePixels, FacePixels, FacePixels, FacePixels, FacePixels];

/** Mixed from four pixels of one face, -1..1 from its left and top; at its rim the outermost is repeated. */
function samplePixel(
  { pixels, edge, from, stride, isUpsideDown }: FacePixels,
  right: number,
  down: number,
  into: Uint8Array,
  at: number,
): void {
  const half = isUpsideDown ? -edge / 2 : edge / 2;
  const x = Math.min(Math.max(right * half + edge / 2 - 0.5, 0), edge - 1);
  const y = Math.min(Math.max(down * half + edge / 2 - 0.5, 0), edge - 1);
  const column = Math.min(Math.floor(x), edge - 2);
  const row = Math.min(Math.floor(y), edge - 2);
  const shareX = x - column;
  const shareY = y - row;
  const lowerRight = shareX * shareY;
  const upperRight = shareX - lowerRight;
  const lowerLeft = shareY - lowerRight;
  const upperLeft = 1 - shareX - lowerLeft;
  const above = from + row * stride + column * 3;
  const below = above + stride;
  for (let channel = 0; channel < 3; channel++) {
    into[at + channel] =
      (pixels[above + channel] as number) * upperLeft +
      (pixels[above + channel + 3] as number) * upperRight +
      (pixels[below + channel] as number) * lowerLeft +
      (pixels[below + channel + 3] as number) * lowerRight +
      0.5;
  }
}

/** A picture that holds six faces and nothing else is decoded once; of others each face is, so that no gaps are held. */
async function readFaces(cube: Cube, edge: number, colours: ColourHandling): Promise<Map<Face, FacePixels>> {
  const read = isSheet(cube) ? await readSheet(cube, edge, colours) : await readEach(cube, edge, colours);
  return new Map(cube.faces.map(({ face }, index) => [face, read[index] as FacePixels]));
}

function isSheet({ edge, faces: placed }: Cube): boolean {
  const { across, down } = gridOf({ edge, faces: placed });
  return across * down === 6 && placed.every(({ file }) => file === placed[0]?.file);
}

function gridOf({ edge, faces: placed }: Cube): { across: number; down: number } {
  const cells = (side: 'left' | 'top') => Math.max(...placed.map((face) => face[side])) / edge + 1;
  return { across: cells('left'), down: cells('top') };
}

async function readSheet(cube: Cube, edge: number, colours: ColourHandling): Promise<FacePixels[]> {
  const { across, down } = gridOf(cube);
  const [width, height] = [across * cube.edge, down * cube.edge];
  const picture = openPicture(cube.faces[0]?.file ?? '', colours);
  const pixels = await decode(picture.extract({ left: 0, top: 0, width, height }).raw().toBuffer());
  if (edge === cube.edge && cube.faces.every(({ turn }) => turn === 0 || turn === 2)) {
    return cube.faces.map(({ left, top, turn }) => {
      const from = (top * width + left) * 3;
      return { pixels, edge, from, stride: width * 3, isUpsideDown: turn === 2 };
    });
  }
  const raw = { width, height, channels: 3 } as const;
  // Each by itself: neighbours in the picture need not be neighbours in the room.
  return Promise.all(
    cube.faces.map(async ({ left, top, turn }) => {
      const cell = sharp(pixels, { raw }).extract({ left, top, width: cube.edge, height: cube.edge });
      return faceOfPixels(await cell.resize(edge, edge).raw().toBuffer(), edge, turn);
    }),
  );
}

async function readEach(cube: Cube, edge: number, colours: ColourHandling): Promise<FacePixels[]> {
  const read: FacePixels[] = [];
  for (const face of cube.faces) {
    const pixels = await decode(openFace(face, cube, colours).resize(edge, edge).raw().toBuffer());
    read.push(faceOfPixels(pixels, edge, face.turn));
  }
  return read;
}

function openFace(
  { file, left, top }: Cube['faces'][number],
  { edge, faces: placed }: Cube,
  colours: ColourHandling,
) {
  const picture = openPicture(file, colours);
  // Of a file of its own a decoder of JPEG need not decode all to shrink it.
  const isAlone = placed.filter((other) => other.file === file).length === 1;
  return isAlone ? picture : picture.extract({ left, top, width: edge, height: edge });
}

function faceOfPixels(pixels: Uint8Array, edge: number, turn: FaceTurn): FacePixels {
  const upright = turn === 0 || turn === 2 ? pixels : turnedBack(pixels, edge, turn);
  return { pixels: upright, edge, from: 0, stride: edge * 3, isUpsideDown: turn === 2 };
}

/** The face upright that a picture shows turned or mirrored. */
function turnedBack(pixels: Uint8Array, edge: number, turn: FaceTurn): Uint8Array {
  const upright = new Uint8Array(edge * edge * 3);
  const half = 0.5 / edge;
  const startOf = (x: number, y: number) => {
    const [s, t] = placeInPicture(turn, x / edge + half, y / edge + half);
    return (Math.floor(t * edge) * edge + Math.floor(s * edge)) * 3;
  };
  // From pixel to pixel of a row it is always as far in the picture.
  const step = startOf(1, 0) - startOf(0, 0);
  for (let y = 0; y < edge; y++) {
    for (let x = 0, from = startOf(0, y), to = y * edge * 3; x < edge; x++, from += step, to += 3) {
      upright[to] = pixels[from] as number;
      upright[to + 1] = pixels[from + 1] as number;
      upright[to + 2] = pixels[from + 2] as number;
    }
  }
  return upright;
}
