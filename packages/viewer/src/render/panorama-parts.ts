import type { TileId } from '@tourwright/tour/pyramid';
import type { TileCache } from '../tiles/tile-cache.ts';
import type { PictureView } from '../tiles/tile-quad.ts';
import type { HeadStart } from './head-start.ts';
import type { Quad, Texture, Textures } from './quad.ts';
import type { Uploads } from './uploads.ts';

/** The parts of the stage that a panorama works with. */
export interface PanoramaParts {
  renderer: Textures;
  cache: TileCache<Texture>;
  uploads: Uploads;
  /** What is on its way already. */
  headStart?: HeadStart;
  /** Bytes of textures that the whole stage may keep. */
  memoryBudgetBytes: number;
  /** Something came: the picture needs a redraw. */
  onChanged: () => void;
  /** Tiles could not be had; `isTotal` when there are none at all. */
  onFailed: (failure: { isTotal: boolean; cause: unknown }) => void;
}

/** The tiles that a view wants, nearest to its middle first. */
export interface WantedTiles {
  /** The view, as the picture lies. */
  view: PictureView;
  level: number;
  tiles: TileId[];
}

/** What to draw of a panorama for a view. */
export interface PanoramaPicture extends WantedTiles {
  quads: Quad[];
  /** Whether there is more than the preview. */
  hasTiles: boolean;
  /** Whether tiles fill the screen, of whatever level. */
  isCovered: boolean;
  /** Whether the tiles of the wanted level do. */
  isComplete: boolean;
}
