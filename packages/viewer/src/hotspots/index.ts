/** Where hotspots lie in a view, and how one looks on arriving through a link: in radians. */
export { roomOf } from '../scenes/viewer-scene.ts';
export { arrivalView } from '../view/arrival.ts';
export { outlineInView } from '../view/outline.ts';
export { planeOfMark, planeTransform } from '../view/plane.ts';
