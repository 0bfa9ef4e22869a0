/** What lists and editors show of hotspots without a viewer: their icons, where they lead, where they lie in a view. */
export { roomOf } from '../scenes/viewer-scene.ts';
export { arrivalView, type Room } from '../view/arrival.ts';
export { outlineInView } from '../view/outline.ts';
export { planeOfMark, planeTransform } from '../view/plane.ts';
export { type HotspotIconName, hotspotIcons } from './icons.ts';
export { webAddress } from './web-address.ts';
