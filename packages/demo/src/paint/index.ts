export { type PaintOptions, paintPanorama, paintPixels } from './paint-panorama.ts';
export { type Colour, type PaintStyle, paintedColour } from './painted-colour.ts';
