/**
 * Six files with the faces of a cube in one: a tar archive, so that each is in it byte for byte and any computer can take
 * it apart again. Its files are `{face}/{fileName}`, a face being one of `f r b l u d`, or where the names have numbers
 * `0` to `5`. They come in this order, and the same six make the same bytes again.
 */
import { type Face, faces } from '../sphere/index.ts';

/** The media type of a cubemap whose six faces come in one tar archive. */
export const packedFacesType = 'application/x-tar';
/** Tar counts in blocks of this many bytes. */
const blockBytes = 512;
const mostNameBytes = 90;

/** `n`: the files say by numbers which face they are, in an order that is not certain. */
export type FaceName = Face | `${0 | 1 | 2 | 3 | 4 | 5}`;

/** A file that holds one face of a cubemap. */
export interface FaceFile {
  face: FaceName;
  fileName: string;
  sizeBytes: number;
}

/** The block before a file's bytes. */
export function faceHeader({ face, fileName, sizeBytes }: FaceFile): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(blockBytes);
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) block[at + i] = text.charCodeAt(i);
  };
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  write(0, `${face}/${plainName(fileName)}`);
  write(100, '0000644\0');
  write(108, '0000000\0');
  write(116, '0000000\0');
  write(124, `${octal(sizeBytes, 11)}\0`);
  // No date, so that the same faces are the same file.
  write(136, '00000000000\0');
  write(148, '        ');
  write(156, '0');
  write(257, 'ustar\u000000');
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(148, `${octal(sum, 6)}\0 `);
  return block;
}

/** What a block announces; null when it is none of ours. */
export function readFaceHeader(block: Uint8Array): FaceFile | null {
  const text = String.fromCharCode(...block.subarray(0, blockBytes));
  const [, face, fileName] = /^([frblud0-5])\/([^/\0]{1,98})\0/.exec(text) ?? [];
  const size = /^[0-7]{11}$/.exec(text.slice(124, 135));
  if (text.slice(257, 262) !== 'ustar' || !face || !fileName || !size) return null;
  return { face: face as FaceName, fileName, sizeBytes: Number.parseInt(size[0], 8) };
}

/** The bytes that fill a file's last block. */
export function facePadding(sizeBytes: number): number {
  return (blockBytes - (sizeBytes % blockBytes)) % blockBytes;
}

/** The bytes of nothing after the last file. */
export const packedFacesEnd: number = 2 * blockBytes;

/** The faces of a whole archive in the order in which they come in it. */
export function packedOrder(isNumbered: boolean): FaceName[] {
  return isNumbered ? ['0', '1', '2', '3', '4', '5'] : [...faces];
}

/** Tar's oldest form knows no other letters; the name is there for people only. */
function plainName(fileName: string): string {
  const name = fileName.replace(/[^\x20-\x7e]|\//g, '_');
  const ending = /\.[a-z0-9]{2,5}$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length).slice(0, mostNameBytes - ending.length)}${ending}`;
}
