import type { Scene } from '@tourwright/tour/document';
import type { Change } from '../state/new-edit.ts';

/** A place of a tour that names an uploaded file. */
export interface FilePlace {
  slug: string;
  scene: Scene | null;
  kind:
    | 'photo'
    | 'film'
    | 'sound'
    | 'variant'
    | 'hotspot'
    | 'icon'
    | 'icon-default'
    | 'surface'
    | 'tour-sound'
    | 'brochure'
    | 'floor-plan'
    | 'narration'
    | 'product';
  /** Names another file there. */
  replace(slug: string): Change;
  /** Names none. A scene goes with its photo. */
  remove(): Change;
}
