/** The six faces of a cube that come as six files: found among others, and packed into one, which is sent and kept. */
import {
  type CubeFiles,
  cubesAmong,
  type FaceName,
  faceHeader,
  facePadding,
  packedFacesEnd,
  packedFacesType,
  packedOrder,
} from '@tourwright/tour/faces';
import { faces } from '@tourwright/tour/sphere';
import type { UploadFault } from '../../upload-fault.ts';
import { checkFile } from '../check-file.ts';
import { packedFacesEnding, sceneName } from '../scene-name.ts';
import { isStereoPair } from './is-stereo-pair.ts';
import { tiffSize } from './tiff-size.ts';

/** The cutter holds six of them at once. */
const mostEdge = 4096;
/** Fewer square pictures are no cube that lacks faces but something else. */
const fewest = 4;

/** Chosen files after faces of cubes were joined. */
export interface JoinedFiles {
  /** What is not a face as it came, and each whole cube as one file. */
  files: File[];
  /** What is wrong with a face, or with null with a cube. */
  refused: { fileName: string; fault: UploadFault }[];
}

interface FaceHead {
  file: File;
  face: FaceName;
  width: number;
  height: number;
  isHeic: boolean;
}

/**
 * Packs what are the faces of cubes; whatever belongs to no cube continues as it is. `nameless` is what a cube
 * without a name is called.
 */
export async function joinFaces(files: readonly File[], nameless: string): Promise<JoinedFiles> {
  const cubes = cubesAmong(files.map((file) => ({ name: file.name, folder: folderOf(file) })));
  const left = new Set(files);
  const joined: JoinedFiles = { files: [], refused: [] };
  for (const cube of cubes) {
    const heads = await headsOf(cube, files);
    if (!(await areFaces(cube, heads))) continue;
    for (const { file } of heads) left.delete(file);
    const name = nameOf(cube, heads, nameless);
    const fault = faultOfSet(cube, name) ?? faultOfFaces(heads, name);
    if (fault) joined.refused.push(fault);
    else joined.files.push(packFaces(heads, name));
  }
  const unnamed = await namelessFaces([...left]);
  for (const { file } of unnamed) left.delete(file);
  if (unnamed.length > 0) joined.files.push(packFaces(unnamed, nameOf(namelessCube, unnamed, nameless)));
  return { ...joined, files: [...left, ...joined.files] };
}

const namelessCube = { name: '', isNumbered: true };

/** Six square pictures of one size are a cube, whatever their names: the server sees by their seams which is which. */
async function namelessFaces(files: readonly File[]): Promise<FaceHead[]> {
  const heads = await Promise.all(files.map((file) => headOf(file, 'f')));
  const square = heads
    .filter((head) => head !== null)
    .filter(({ width, height }) => width > 0 && width === height);
  const numbered = square.map((head, index) => ({ ...head, face: packedOrder(true)[index] ?? 'f' }));
  const isCube = numbered.length === 6 && faultOfFaces(numbered, '') === null;
  return isCube && (await areFaces(namelessCube, numbered)) ? numbered : [];
}

/** Those that are pictures; the check that all files pass says what the others are. */
async function headsOf(cube: CubeFiles, files: readonly File[]): Promise<FaceHead[]> {
  const order = packedOrder(cube.isNumbered);
  const named = cube.files.flatMap((places, index) =>
    places.map((place) => ({ file: files[place], face: order[index] ?? 'f' })),
  );
  const heads = await Promise.all(named.map(({ file, face }) => file && headOf(file, face)));
  return heads.filter((head) => head !== null && head !== undefined);
}

async function headOf(file: File, face: FaceName): Promise<FaceHead | null> {
  const check = await checkFile(file);
  if (!check.ok) return null;
  const { format } = check.head;
  const size = format === 'tiff' ? await tiffSize(file) : check.head;
  return { file, face, width: size?.width ?? 0, height: size?.height ?? 0, isHeic: format === 'heic' };
}

/** Names alone say little: panoramas and photos are numbered too, and so are pairs for two eyes, which are square as faces are. */
async function areFaces(
  { isNumbered }: Pick<CubeFiles, 'isNumbered'>,
  heads: readonly FaceHead[],
): Promise<boolean> {
  const square = heads.filter(({ width, height }) => width === height);
  if (square.length < fewest) return false;
  if (!isNumbered) return true;
  if (heads.some(({ width, height }) => width > mostEdge || width > 1.5 * height)) return false;
  for (const { file } of square.slice(0, 2)) if (!(await isStereoPair(file))) return true;
  return false;
}

/** What its files are called, else their folder. */
function nameOf({ name }: Pick<CubeFiles, 'name'>, heads: readonly FaceHead[], nameless: string): string {
  const folder = heads[0] ? folderOf(heads[0].file).replace(/^.*\//, '') : '';
  return [name, folder].find((each) => sceneName(each) !== null) ?? (name || folder || nameless);
}

type Refused = JoinedFiles['refused'][number];

function faultOfSet({ files, missing, claimedTwice }: CubeFiles, fileName: string): Refused | null {
  if (missing.length > 0) {
    const count = files.filter(({ length }) => length > 0).length;
    return { fileName, fault: { code: 'cube-missing', values: { count, missing: missing.join(' ') } } };
  }
  if (claimedTwice === null) return null;
  return { fileName, fault: { code: 'cube-twice', values: { face: claimedTwice } } };
}

function faultOfFaces(heads: readonly FaceHead[], cubeName: string): Refused | null {
  const refuse = (code: UploadFault['code'], fileName: string, values: UploadFault['values'] = {}) => {
    return { fileName, fault: { code, values } };
  };
  if (heads.length < 6) {
    const there = new Set(heads.map(({ face }) => face));
    const missing = faces.filter((face, index) => !there.has(face) && !there.has(`${index}` as FaceName));
    return refuse('cube-missing', cubeName, { count: heads.length, missing: missing.join(' ') });
  }
  const heic = heads.find(({ isHeic }) => isHeic);
  if (heic) return refuse('heic', heic.file.name);
  const long = heads.find(({ width, height }) => width !== height);
  if (long)
    return refuse('cube-not-square', long.file.name, { width: `${long.width}`, height: `${long.height}` });
  const usual = mostFrequent(heads.map(({ width }) => width));
  const other = heads.find(({ width }) => width !== usual);
  if (other) return refuse('cube-sizes', other.file.name, { width: `${other.width}`, others: `${usual}` });
  if (usual > mostEdge) return refuse('cube-edge', cubeName, { width: `${usual}`, most: `${mostEdge}` });
  return null;
}

function mostFrequent(values: readonly number[]): number {
  const countOf = (value: number) => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? 0;
}

/** Nothing is copied here: the browser reads each file when its turn to be sent comes. */
function packFaces(heads: readonly FaceHead[], name: string): File {
  const parts = heads.flatMap(({ file, face }) => {
    const { name: fileName, size: sizeBytes } = file;
    return [faceHeader({ face, fileName, sizeBytes }), file, new Uint8Array(facePadding(sizeBytes))];
  });
  const type = { type: packedFacesType };
  return new File([...parts, new Uint8Array(packedFacesEnd)], `${name}${packedFacesEnding}.tar`, type);
}

/** Where a dropped or chosen folder had the file; empty for a file by itself. */
function folderOf(file: File & { path?: string }): string {
  const path = file.path ?? file.webkitRelativePath ?? '';
  const inside = path.replace(/^\.?\//, '');
  return inside.slice(0, Math.max(0, inside.lastIndexOf('/')));
}
