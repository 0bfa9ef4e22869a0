/** What our own server takes of the cutter beside cutting; it may change with any release. */
export { readPackedFaces } from './cube/face-files.ts';
export { type Colours, coloursOf } from './inspect/colours.ts';
export { inspectPanorama } from './inspect/panorama.ts';
export type { Refusal, RefusalCode, RefusalReason } from './inspect/refusal.ts';
export { refusal } from './inspect/refusal.ts';
export { whyUnreadable } from './inspect/why-unreadable.ts';
export { freeBytes } from './native/detach-buffer.ts';
export { boxesIn, findBox, itemProperties, primaryItem, readHeifBoxes } from './native/heif-boxes.ts';
export { allowOnlyPictures, decode, inSrgb, maxHeight, maxWidth, openPicture } from './native/picture.ts';
export { UnreadablePicture } from './native/unreadable-picture.ts';
export type { Preview } from './preview/preview.ts';
export { Cutter, type CutterWork, type Pace } from './process/cutter.ts';
export { rightFolder } from './process/right-eye.ts';
export { TileThreads } from './process/tile-threads.ts';
