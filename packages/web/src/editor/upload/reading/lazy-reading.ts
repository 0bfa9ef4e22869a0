/** Prefetches the code that reads files: nobody drops a file the moment the editor opens. */
import { prefetched } from '../../../client/loading/prefetch.ts';

const loadReading = prefetched(() => import('./reading.ts'));
type Reading = Awaited<ReturnType<typeof loadReading>>;

/** Loads the reading of files and checks a file that belongs to something else. */
export const checkAttached: Reading['checkAttached'] = async (...what) =>
  (await loadReading()).checkAttached(...what);

/** Loads the reading of files and checks a photo. */
export const checkFile: Reading['checkFile'] = async (...what) => (await loadReading()).checkFile(...what);

/** Loads the reading of files and checks a video or sound. */
export const checkMedia: Reading['checkMedia'] = async (...what) => (await loadReading()).checkMedia(...what);

/** Loads the code that reads files and returns whether a file is a video or a sound. */
export const mediaKindOf: Reading['mediaKindOf'] = async (...what) =>
  (await loadReading()).mediaKindOf(...what);

/** Loads the reading of files and sorts photos into their order. */
export const inOrder: Reading['inOrder'] = async (...what) => (await loadReading()).inOrder(...what);

/** Loads the reading of files and joins the faces of cubes. */
export const joinFaces: Reading['joinFaces'] = async (...what) => (await loadReading()).joinFaces(...what);

/** Loads the code that reads files and returns what a dropped file may be for. */
export const meaningOf: Reading['meaningOf'] = async (...what) => (await loadReading()).meaningOf(...what);

/** Loads the reading of files and reads a file that belongs to something else. */
export const readAttached: Reading['readAttached'] = async (...what) =>
  (await loadReading()).readAttached(...what);

/** Loads the reading of files and reads a 360° video. */
export const readVideo: Reading['readVideo'] = async (...what) => (await loadReading()).readVideo(...what);
