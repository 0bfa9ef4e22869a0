import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cleanIsoMedia } from '../clean/clean-iso-media.ts';
import { cleanMp3 } from '../clean/clean-mp3.ts';
import { cleanOgg } from '../clean/clean-ogg.ts';
import { cleanWav } from '../clean/clean-wav.ts';
import { cleanWebm } from '../clean/clean-webm.ts';
import { DecodeStopped } from '../decode/decoder.ts';
import { faultOfStop } from '../decode/fault-of-stop.ts';
import { EndlessHeader } from '../header/byte-reader.ts';
import type { CopyParts } from '../media/served-copy.ts';
import { type FilePart, joinParts } from '../uploads/file-parts.ts';
import { fault, type Read } from './image-fault.ts';
import { type FileKind, kinds } from './sniff.ts';

/** Captions contain no metadata. */
const keepAll = async (): Promise<FilePart[]> => [{ start: 0, end: Number.MAX_SAFE_INTEGER }];

const cleaners = new Map<FileKind, (file: FileHandle) => Promise<FilePart[] | null>>([
  [kinds.mp4, cleanIsoMedia],
  [kinds.m4a, cleanIsoMedia],
  [kinds.webm, cleanWebm],
  [kinds.mp3, cleanMp3],
  [kinds.wav, cleanWav],
  [kinds.ogg, cleanOgg],
  [kinds.vtt, keepAll],
]);

/** Of a document in memory, its objects among it, for each of its bytes; and of any. */
const [memoryAByte, restBytes] = [10, 256 << 20];

interface Source {
  path: string;
  sizeBytes: number;
  kind: FileKind;
  signal?: AbortSignal;
}

/**
 * Hands `store` a video, a sound or a document as anyone may see it, without private metadata. One that is not built as its kind should
 * be is refused: it may reveal anything.
 */
export async function withCleanFile(
  parts: CopyParts,
  source: Source,
  store: (body: Readable) => Promise<unknown>,
): Promise<Read<null>> {
  if (source.kind === kinds.pdf) return cleanDocument(parts, source, store);
  const file = await open(source.path, 'r');
  try {
    const kept = await cleaners.get(source.kind)?.(file).catch(nullIfBroken);
    if (!kept) return notClean(source.kind);
    await store(joinParts(file, kept));
    return { ok: true, value: null };
  } finally {
    await file.close();
  }
}

async function cleanDocument(
  { decoder, workFolder }: CopyParts,
  { path, sizeBytes, kind, signal }: Source,
  store: (body: Readable) => Promise<unknown>,
): Promise<Read<null>> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const to = join(workFolder, `${randomUUID()}.pdf`);
  try {
    const memoryBytes = Math.min(restBytes + memoryAByte * sizeBytes, decoder.memory.totalBytes);
    await decoder.run('document', { path, to }, { memoryBytes, ...(signal ? { signal } : {}) });
    await store(createReadStream(to));
    return { ok: true, value: null };
  } catch (error) {
    // Whatever upset its reader: it cannot be served.
    if (error instanceof DecodeStopped) return notClean(kind);
    return { ok: false, fault: faultOfStop(error) };
  } finally {
    await rm(to, { force: true });
  }
}

function notClean({ mime }: FileKind): Read<null> {
  return { ok: false, fault: fault('not_clean', { kind: mime }) };
}

/** Lengths that lead out of the file, or more parts than any has. */
function nullIfBroken(error: unknown): null {
  if (error instanceof EndlessHeader || error instanceof RangeError) return null;
  throw error;
}
