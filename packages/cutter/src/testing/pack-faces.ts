import { type FaceName, faceHeader, facePadding, packedFacesEnd } from '@tourwright/tour/faces';

/** Packs faces as the browser does, into as many bytes as they have and some more. */
export function packFaces(files: readonly { face: FaceName; fileName: string; bytes: Uint8Array }[]): Buffer {
  const parts = files.flatMap(({ bytes, ...file }) => {
    const sizeBytes = bytes.length;
    return [faceHeader({ ...file, sizeBytes }), bytes, new Uint8Array(facePadding(sizeBytes))];
  });
  return Buffer.concat([...parts, new Uint8Array(packedFacesEnd)]);
}
