import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import type { ViewerScene } from '../scenes/viewer-scene.ts';

/** Something that is in a scene beside its picture, one scene after the other. */
export interface ScenePart {
  show(scene: ViewerScene | null): void;
  place(view: View): void;
  /** Hides everything during a transition. */
  setHidden(isHidden: boolean): void;
  /** Whether it covers the picture: a 360° video does. */
  readonly isCover?: boolean;
  /** The picture was clicked or tapped here. */
  tap?(point: ScreenPoint): void;
  /** A hotspot of the scene was chosen by another part. */
  press?(hotspotId: string): void;
  close(): void;
}
