import type { PanoramaData } from './kinds/panorama-data.ts';
import type { TourwrightTiles } from './panorama-source.ts';

/**
 * Where a scene's picture comes from: the address of an equirectangular picture or of our own `manifest.json`, a file, our own tiles,
 * or one of the kinds of panoramas.
 */
export type Panorama = string | Blob | TourwrightTiles | PanoramaData;
