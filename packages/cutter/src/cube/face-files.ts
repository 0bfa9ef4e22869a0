/** The six faces of a cube that come as six files, by themselves or packed into one (`packedFacesType`). */
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FaceName, facePadding, packedOrder, readFaceHeader } from '@tourwright/tour/faces';
import type { CutFailure } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import type { Metadata } from 'sharp';
import { type ColourHandling, colourHandlingOf } from '../native/colour-handling.ts';
import { openPicture, type PictureFile } from '../native/open-picture.ts';
import { UnreadablePicture } from '../native/unreadable-picture.ts';
import type { Cube } from './cube.ts';
import type { FacePlacing } from './cube-seams.ts';
import { placeFiles } from './find-cube.ts';

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

/** The cube, or why the files are none. */
type CubeOfFiles = { ok: true; cube: Cube; colours: ColourHandling } | { ok: false; failure: CutFailure };

const blockBytes = 512;

/** Six files that are called by themselves, with the faces f r b l u d. */
export function namedFaces(paths: readonly string[]): FaceFiles {
  return { files: paths.map((path) => ({ file: path, fileName: basename(path) })), isNumbered: false };
}

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
  if (files.length !== 6) return { ok: false, failure: { code: 'not_six_faces', params: {} } };
  const sizes: number[] = [];
  const colours: ColourHandling[] = [];
  const refuse = (index: number, fault: FaceFault, params: CutFailure['params'] = {}) => {
    const { fileName = '' } = files[index] ?? {};
    const which = isNumbered ? { fileName } : { face: faces[index] ?? 'f', fileName };
    const code = `${isNumbered ? 'numbered' : 'face'}_${fault}` as const;
    return { ok: false as const, failure: { code, params: { ...which, ...params } } };
  };
  for (const [index, { file }] of files.entries()) {
    const metadata = await openPicture(file)
      .metadata()
      .catch(() => null);
    const fault = faultOfFace(metadata);
    if (metadata === null || fault !== null) {
      const { width = 0, height = 0 } = metadata ?? {};
      return refuse(index, fault ?? 'damaged', fault === 'not_square' ? { width, height } : {});
    }
    sizes.push(metadata.width);
    colours.push(colourHandlingOf(metadata));
  }
  const odd = oddOne(sizes);
  if (odd !== null) {
    const [size = 0, others = 0] = [sizes[odd], sizes[odd === 0 ? 1 : 0]];
    return refuse(odd, 'of_other_size', { size, others });
  }
  const placing = await placingOf(files, !isNumbered);
  if (placing === null) {
    const ends = { first: files[0]?.fileName ?? '', last: files[5]?.fileName ?? '' };
    return { ok: false, failure: { code: 'numbered_do_not_meet', params: ends } };
  }
  const placed = placing.order.map((face, index) => {
    return { face, file: files[index]?.file ?? '', left: 0, top: 0, turn: placing.turns[index] ?? 0 };
  });
  // One program has written them all.
  const comesAsP3 = colours.every((each) => each.comesAsP3);
  return {
    ok: true,
    cube: { edge: sizes[0] ?? 0, faces: placed },
    colours: { plainProfile: false, comesAsP3 },
  };
}

type FaceFault = 'damaged' | 'heic' | 'not_square' | 'of_other_size';

/** What is wrong with a face by itself; null when nothing is. */
function faultOfFace(metadata: Metadata | null): FaceFault | null {
  if (metadata === null) return 'damaged';
  const { width, height, format, compression } = metadata;
  if (format === 'heif' && compression !== 'av1') return 'heic';
  return width === height ? null : 'not_square';
}

/** The place of the first face that is not as large as most are. */
function oddOne(sizes: readonly number[]): number | null {
  const countOf = (size: number) => sizes.filter((other) => other === size).length;
  const usual = sizes.toSorted((a, b) => countOf(b) - countOf(a))[0];
  const odd = sizes.findIndex((size) => size !== usual);
  return odd < 0 ? null : odd;
}

/** Damage that only decoding finds is reported when the cube is cut. */
function placingOf(files: readonly FaceFile[], named: boolean): Promise<FacePlacing | null> {
  const pictures = files.map(({ file }) => file);
  return placeFiles(pictures, { named }).catch((error: unknown) => {
    if (error instanceof UnreadablePicture) return { order: faces, turns: faces.map(() => 0 as const) };
    throw error;
  });
}
