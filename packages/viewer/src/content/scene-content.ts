/** Loads the contents of a scene besides its picture, once the picture is sharp: it must not wait for them. */
import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import type { HotspotStates } from '../hotspots/overlay/hotspot-states.ts';
import type { MarkParts } from '../hotspots/overlay/marks.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { LazyPart } from './lazy-part.ts';
import type { SceneMediaParts } from './scene-media-parts.ts';
import type { ScenePart } from './scene-part.ts';

/** On a slow connection the ways on are there before the picture is sharp. */
const hotspotsTimeoutMs = 1500;

interface ContentHost extends Omit<SceneMediaParts & MarkParts, 'states' | 'onPress'> {
  /** The hotspots do not wait for the picture. */
  isEarly: boolean;
  /** What is in the scene cannot be loaded; it is tried on. */
  onMissing: (cause: unknown) => void;
}

/** Shows a scene's hotspots, videos and sounds over its panorama; each part is loaded when first needed. */
export class SceneContent implements ScenePart {
  readonly #states: HotspotStates = { open: null, playing: [] };
  readonly #marks: LazyPart;
  readonly #media: LazyPart;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(host: ContentHost) {
    const parts = {
      ...host,
      states: this.#states,
      onPress: (hotspotId: string) => this.#marks.press(hotspotId),
    };
    this.#marks = new LazyPart(
      ({ hotspots }) => hotspots.length > 0,
      async () => (await import('../hotspots/overlay/marks.ts')).openMarks(parts),
      host.onMissing,
    );
    this.#media = new LazyPart(
      hasMedia,
      async () => (await import('./scene-media.ts')).openSceneMedia(parts),
      host.onMissing,
    );
    this.#timer = setTimeout(() => this.#marks.allow(), host.isEarly ? 0 : hotspotsTimeoutMs);
  }

  /** Whether a 360° video is over the picture. */
  get isCover(): boolean {
    return this.#media.isCover;
  }

  /** Another scene is the present one, or it has changed. */
  show(scene: ViewerScene | null): void {
    this.#marks.show(scene);
    this.#media.show(scene);
  }

  /** The host says which hotspots are open or heard; what it does not speak of stays. */
  tell(states: Partial<HotspotStates>): void {
    Object.assign(this.#states, states);
    this.#marks.refresh();
    this.#media.refresh();
  }

  /** The picture is as sharp as the screen shows it: the connection is free. */
  pictureIsThere(): void {
    this.#marks.allow();
    this.#media.allow();
  }

  place(view: View): void {
    this.#marks.place(view);
    this.#media.place(view);
  }

  setHidden(isHidden: boolean): void {
    this.#marks.setHidden(isHidden);
    this.#media.setHidden(isHidden);
  }

  tap(point: ScreenPoint): void {
    this.#media.tap(point);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#marks.close();
    this.#media.close();
  }
}

function hasMedia({ pinned = [], hotspots, logo }: ViewerScene): boolean {
  return pinned.length > 0 || logo != null || hotspots.some(({ polygon }) => polygon !== undefined);
}
