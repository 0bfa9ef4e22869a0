import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { faceHeader, facePadding, packedFacesEnd } from '@tourwright/tour/faces';
import { type Face, faces } from '@tourwright/tour/sphere';

/** Packs six faces into the one file that an upload of a cube is. */
export async function packFaces(paths: Readonly<Record<Face, string>>, target: string): Promise<void> {
  await pipeline(Readable.from(parts(paths), { objectMode: false }), createWriteStream(target));
}

async function* parts(paths: Readonly<Record<Face, string>>): AsyncGenerator<Uint8Array> {
  for (const face of faces) {
    const path = paths[face];
    const { size } = await stat(path);
    yield faceHeader({ face, fileName: basename(path), sizeBytes: size });
    yield* createReadStream(path, { highWaterMark: 1 << 20 });
    yield new Uint8Array(facePadding(size));
  }
  yield new Uint8Array(packedFacesEnd);
}
