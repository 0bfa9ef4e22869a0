/** All that looks into files, for `lazy-reading.ts` to load. */
export { checkAttached, readAttached } from './check-attached.ts';
export { checkFile } from './check-file.ts';
export { checkMedia, mediaKindOf } from './check-media.ts';
export { joinFaces } from './faces/join-faces.ts';
export { inOrder } from './in-order.ts';
export { meaningOf } from './meaning-of.ts';
export { readVideo } from './read-video.ts';
