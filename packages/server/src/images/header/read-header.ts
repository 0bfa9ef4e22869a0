import { type FileHandle, open } from 'node:fs/promises';
import { type ByteReader, EndlessHeader, openByteReader } from './byte-reader.ts';
import type { PictureHeader } from './picture-header.ts';
import { readGifHeader } from './read-gif-header.ts';
import { readHeifHeader } from './read-heif-header.ts';
import { readJpegHeader } from './read-jpeg-header.ts';
import { readPngHeader } from './read-png-header.ts';
import { readTiffHeader } from './read-tiff-header.ts';
import { readWebpHeader } from './read-webp-header.ts';

type PictureFile = string | { path: string; from: number; sizeBytes: number };

/** What a picture's header says, in a bounded number of small steps; null when it is damaged or of no known kind. */
export async function readPictureHeader(file: PictureFile): Promise<PictureHeader | null> {
  const { path, from } = typeof file === 'string' ? { path: file, from: 0 } : file;
  const handle = await open(path, 'r');
  try {
    const size = typeof file === 'string' ? (await handle.stat()).size : file.sizeBytes;
    return await readHeaderIn(readerOf(handle, size, from));
  } catch (error) {
    if (error instanceof EndlessHeader) return null;
    throw error;
  } finally {
    await handle.close();
  }
}

function readerOf(file: FileHandle, size: number, from: number): ByteReader {
  return openByteReader(file, size, { from });
}

/** By its first bytes, whatever it is called. */
export async function readHeaderIn(reader: ByteReader): Promise<PictureHeader | null> {
  const head = (await reader.read(0, 16)).toString('latin1');
  if (head.startsWith('\xff\xd8')) return readJpegHeader(reader);
  if (head.startsWith('\x89PNG')) return readPngHeader(reader);
  if (head.startsWith('GIF8')) return readGifHeader(reader);
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return readWebpHeader(reader);
  if (head.startsWith('II') || head.startsWith('MM')) return readTiffHeader(reader);
  return head.slice(4, 8) === 'ftyp' ? readHeifHeader(reader) : null;
}
