/** Pictures for tests, and parsers of untrusted files. */
export { readHdrHead } from '../inspect/hdr-head.ts';
export { readJpegHeader } from '../native/jpeg/jpeg-header.ts';
export { gainMapJpeg } from './gain-map-jpeg.ts';
export { packFaces } from './pack-faces.ts';
export { paintFaces } from './paint-faces.ts';
export { paintedHeic } from './painted-heic.ts';
