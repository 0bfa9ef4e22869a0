/** The six faces of a cube that come as six files, by themselves or packed into one (`packedFacesType`). */
import { type FileHandle, open } from 'node:fs/promises';
import { type FaceName, facePadding, packedOrder, readFaceHeader } from '@tourwright/api/faces';
import { type Face, faces } from '@tourwright/tour/sphere';
import type { Metadata } from 'sharp';
import { type Colours, coloursOf } from './colours.ts';
import { type Cube, placeFiles } from './cube.ts';
import type { FacePlacing } from './cube-seams.ts';
import { openPicture, type PictureFile } from './picture.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

interface FaceFile {
  file: PictureFile;
  /** As its owner calls it. */
  fileName: string;
}

/** Six files, or fewer when some are missing. */
export interface FaceFiles {
  files: FaceFile[];
  /** The order is that of their numbers, else f r b l u d. */
  isNumbered: boolean;
}

/** The cube, or why the files are none, for the owner's eyes. */
export type CubeOfFiles = { ok: true; cube: Cube; colours: Colours } | { ok: false; reason: string };

type Placed = { ok: true; cube: Cube } | { ok: false; reason: string };

const blockBytes = 512;
const names: Record<Face, string> = { f: 'front', r: 'right', b: 'back', l: 'left', u: 'up', d: 'down' };
const rule =
  'The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.';

/** What is packed into a file; null when the file is no such archive. */
export async function readPackedFaces(path: string): Promise<FaceFiles | null> {
  const archive = await open(path, 'r');
  try {
    const found: (FaceFile & { face: FaceName })[] = [];
    const { size } = await archive.stat();
    for (let at = 0; found.length < 6; ) {
      const header = readFaceHeader(await readBlock(archive, at));
      const from = at + blockBytes;
      if (header === null || from + header.sizeBytes > size) break;
      const { face, fileName, sizeBytes } = header;
      found.push({ face, fileName, file: { path, from, sizeBytes } });
      at = from + sizeBytes + facePadding(sizeBytes);
    }
    if (found.length === 0) return null;
    const isNumbered = found.some(({ face }) => face === '0');
    const order = packedOrder(isNumbered);
    const files = order.flatMap((face) => found.filter((file) => file.face === face).slice(0, 1));
    return { files, isNumbered };
  } finally {
    await archive.close();
  }
}

async function readBlock(archive: FileHandle, at: number): Promise<Uint8Array> {
  const block = new Uint8Array(blockBytes);
  await archive.read(block, 0, blockBytes, at);
  return block;
}

/** Finds out how six files are the faces of one cube. */
export async function cubeOfFiles({ files, isNumbered }: FaceFiles): Promise<CubeOfFiles> {
  if (files.length !== 6) return { ok: false, reason: rule };
  const sizes: number[] = [];
  const colours: Colours[] = [];
  const nameOf = (index: number) => {
    const { fileName = '' } = files[index] ?? {};
    return isNumbered ? fileName : `the ${names[faces[index] ?? 'f']} face (${fileName})`;
  };
  for (const [index, { file }] of files.entries()) {
    const metadata = await openPicture(file)
      .metadata()
      .catch(() => null);
    const fault = faultOfFace(metadata);
    if (metadata === null || fault !== null) return refuse(nameOf(index), fault ?? '');
    sizes.push(metadata.width);
    colours.push(coloursOf(metadata));
  }
  const odd = oddOne(sizes);
  if (odd !== null) {
    const [size, others] = [sizes[odd], sizes[odd === 0 ? 1 : 0]];
    return refuse(nameOf(odd), `is ${size}×${size} pixels, while others are ${others}×${others}. ${rule}`);
  }
  const found = await place(files, isNumbered, sizes[0] ?? 0);
  if (!found.ok) return found;
  // One program has written them all.
  const comesAsP3 = colours.every((each) => each.comesAsP3);
  return { ...found, colours: { plainProfile: false, comesAsP3 } };
}

/** What is wrong with a face by itself; null when nothing is. */
function faultOfFace(metadata: Metadata | null): string | null {
  if (metadata === null) return 'is damaged or not a picture.';
  const { width, height, format, compression } = metadata;
  if (format === 'heif' && compression !== 'av1')
    return 'is a HEIC picture. Please export the faces as JPEG.';
  return width === height ? null : `is ${width}×${height} pixels. ${rule}`;
}

/** The place of the first face that is not as large as most are. */
function oddOne(sizes: readonly number[]): number | null {
  const countOf = (size: number) => sizes.filter((other) => other === size).length;
  const usual = sizes.toSorted((a, b) => countOf(b) - countOf(a))[0];
  const odd = sizes.findIndex((size) => size !== usual);
  return odd < 0 ? null : odd;
}

async function place(files: readonly FaceFile[], isNumbered: boolean, edge: number): Promise<Placed> {
  const placing = await placingOf(files, !isNumbered);
  if (placing === null) {
    const list = `${files[0]?.fileName} … ${files[5]?.fileName}`;
    const reason = `The six numbered pictures (${list}) do not go on in one another as the faces of a cube do. Name them after what they show: _f, _r, _b, _l, _u, _d. Panoramas with a view for each eye can be added one at a time.`;
    return { ok: false, reason };
  }
  const placed = placing.order.map((face, index) => {
    return { face, file: files[index]?.file ?? '', left: 0, top: 0, turn: placing.turns[index] ?? 0 };
  });
  return { ok: true, cube: { edge, faces: placed } };
}

/** Damage that only decoding finds is found, and told, when the cube is cut. */
function placingOf(files: readonly FaceFile[], named: boolean): Promise<FacePlacing | null> {
  const pictures = files.map(({ file }) => file);
  return placeFiles(pictures, { named }).catch((error: unknown) => {
    if (error instanceof UnreadablePicture) return { order: faces, turns: faces.map(() => 0 as const) };
    throw error;
  });
}

function refuse(name: string, fault: string): { ok: false; reason: string } {
  return { ok: false, reason: `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${fault}` };
}
