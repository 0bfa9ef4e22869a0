import type { ColourHandling } from '@tourwright/cutter/server';
import type { CutFailure } from '@tourwright/tour/pyramid';
import type { FileKind } from './sniff.ts';

/** A picture as its header describes it. */
export interface Photo {
  kind: FileKind;
  /** As it is to be shown, its orientation applied. */
  width: number;
  height: number;
  /** EXIF's number; 1 is upright. */
  orientation: number;
  hasAlpha: boolean;
  /** Every browser shows its colours right: RGB or grey. */
  hasWebColours: boolean;
  /** How its colours become sRGB where it is drawn again. */
  colours: Partial<ColourHandling>;
}

/** A picture that may be opened: it was priced, and costs no more than there is. */
export interface PricedPhoto {
  photo: Photo;
  memoryBytes: number;
  /** Why it cannot be looked around in; null where it can, or was not asked. */
  cutFailure: CutFailure | null;
}
