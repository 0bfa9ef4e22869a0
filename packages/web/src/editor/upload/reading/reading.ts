/** The code that reads files, as a chunk for `lazy-reading.ts`. */
export { checkAttached, readAttached } from './check-attached.ts';
export { checkFile } from './check-file.ts';
export { checkMedia, mediaKindOf } from './check-media.ts';
export { joinFaces } from './faces/join-faces.ts';
export { inOrder } from './in-order.ts';
export { meaningOf } from './meaning-of.ts';
export { readVideo } from './read-video.ts';
