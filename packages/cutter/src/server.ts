/** What our own server uses of the cutter besides cutting; it may change with any release. */
export {
  axesOfLines,
  axesVersion,
  findAxes,
  type GreyFaces,
  highestPeak,
  wallLines,
} from './axes/find-axes.ts';
export { readPackedFaces } from './cube/face-files.ts';
export { type CutFailureKind, kindOfCutFailure } from './failure-kinds.ts';
export { whyUnreadable } from './inspect/why-unreadable.ts';
export { type ColourHandling, colourHandlingOf } from './native/colour-handling.ts';
export { detachBuffer } from './native/detach-buffer.ts';
export { boxesIn, findBox, itemProperties, primaryItem, readHeifBoxes } from './native/heif-boxes.ts';
export {
  allowOnlyPictures,
  decode,
  inSrgb,
  maxHeight,
  maxWidth,
  openPicture,
} from './native/open-picture.ts';
export { UnreadablePicture } from './native/unreadable-picture.ts';
export type { Preview } from './preview/encode-preview.ts';
export { Cutter, type CutterWork, type Pace } from './process/child/cutter.ts';
export type { CutOrder, CutResult, EarlyView } from './process/cut-order.ts';
export { inspectSource } from './process/inspect-source.ts';
export { rightFolder } from './process/right-eye.ts';
export { runCut } from './process/run-cut.ts';
export { TileThreads } from './process/threads/tile-threads.ts';
