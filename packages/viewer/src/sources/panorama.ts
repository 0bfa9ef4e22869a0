import type { PanoramaData } from './kinds/panorama-data.ts';
import type { PanoramaSource } from './panorama-source.ts';

/**
 * Where a scene's picture comes from: the address of an equirectangular picture or of our own `manifest.json`, a file, our own tiles,
 * one of the kinds of panoramas, or a custom source.
 */
export type Panorama = string | Blob | PanoramaSource | PanoramaData;
