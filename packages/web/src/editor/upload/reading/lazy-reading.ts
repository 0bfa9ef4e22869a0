/** What looks into files, fetched ahead: nobody brings a file in the moment that the editor opens. */
import { prefetched } from '../../../client/loading/prefetch.ts';

const loadReading = prefetched(() => import('./reading.ts'));
type Reading = Awaited<ReturnType<typeof loadReading>>;

export const checkAttached: Reading['checkAttached'] = async (...what) =>
  (await loadReading()).checkAttached(...what);
export const checkFile: Reading['checkFile'] = async (...what) => (await loadReading()).checkFile(...what);
export const checkMedia: Reading['checkMedia'] = async (...what) => (await loadReading()).checkMedia(...what);
export const mediaKindOf: Reading['mediaKindOf'] = async (...what) =>
  (await loadReading()).mediaKindOf(...what);
export const inOrder: Reading['inOrder'] = async (...what) => (await loadReading()).inOrder(...what);
export const joinFaces: Reading['joinFaces'] = async (...what) => (await loadReading()).joinFaces(...what);
export const meaningOf: Reading['meaningOf'] = async (...what) => (await loadReading()).meaningOf(...what);
export const readAttached: Reading['readAttached'] = async (...what) =>
  (await loadReading()).readAttached(...what);
export const readFilm: Reading['readFilm'] = async (...what) => (await loadReading()).readFilm(...what);
