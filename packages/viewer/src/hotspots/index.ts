/** What lists and editors show of hotspots without a viewer: their icons, the pages they lead to, where they lie in a view. */
export { outlineInView } from '../view/outline.ts';
export { planeOfMark, planeTransform } from '../view/plane.ts';
export { type HotspotIconName, hotspotIcons } from './icons.ts';
export { webAddress } from './web-address.ts';
