/** Positions of hotspots in a view, and arrival views: in radians. */
export { roomOf } from '../scenes/viewer-scene.ts';
export { arrivalView } from '../view/arrival.ts';
export { outlineInView } from '../view/outline.ts';
export { planeOfMark, planeTransform } from '../view/plane.ts';
