/** Videos and pictures on the walls of the present scene, and the centre logo, in the headset. */
import { radians } from '@tourwright/tour/sphere';
import type { Texture } from '../../render/quad.ts';
import {
  isOnSurface,
  type MediaOnSurface,
  type PinnedMedia,
  type ViewerScene,
} from '../../scenes/viewer-scene.ts';
import { isMotionReduced } from '../../view/is-motion-reduced.ts';
import { planeOfMark } from '../../view/plane.ts';
import { PlayingTexture } from '../scenes/playing-texture.ts';
import { VideoWords } from '../scenes/video-words.ts';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';
import { type FittedSurface, fitSurface } from './fit-surface.ts';

interface ScreenParts {
  renderer: VrRenderer;
  look: VrLook;
  onEnlarge: (media: PinnedMedia) => void;
}

/** The videos and pictures on surfaces of a scene, and its logo, in VR. */
export class SceneScreens implements ThingSource {
  readonly #parts: ScreenParts;
  #items: ThingSource[] = [];

  constructor(parts: ScreenParts) {
    this.#parts = parts;
  }

  /** Shows those of a scene and no others; `yaw` says which way is up on the logo. */
  show({ pinned = [], logo }: ViewerScene, yaw: number): void {
    this.close();
    const logos = logo ? [this.#createLogo(logo, yaw)] : [];
    this.#items = [...logos, ...pinned.filter(isOnSurface).flatMap((media) => this.#create(media) ?? [])];
  }

  things(): Thing[] {
    return this.#items.flatMap((item) => item.things());
  }

  close(): void {
    for (const item of this.#items) item.close();
    this.#items = [];
  }

  #create(media: MediaOnSurface): ThingSource | null {
    const lay = fitSurface(media);
    if (!lay) return null;
    if (media.kind === 'picture') {
      const picture = createPictureTexture(this.#parts.renderer, media.url);
      const { opens = true } = media;
      const thing = pinnedThing(lay, picture.texture, opens ? () => this.#parts.onEnlarge(media) : null);
      return { things: () => [thing], close: picture.close };
    }
    const words = new VideoWords(media.corners, this.#parts);
    const film = new PlayingTexture(this.#parts.renderer, media, () => words.say(film.words));
    if (media.autoplay && media.muted && !isMotionReduced()) film.setPlaying(true);
    const thing = pinnedThing(
      lay,
      () => film.texture,
      () => film.setPlaying(!film.isPlaying),
    );
    return {
      things: () => [thing, ...words.things()],
      close: () => {
        film.close();
        words.close();
      },
    };
  }

  #createLogo({ url, sizeDegrees }: NonNullable<ViewerScene['logo']>, yaw: number): ThingSource {
    const picture = createPictureTexture(this.#parts.renderer, url);
    const breadth = 2 * Math.tan(radians(sizeDegrees) / 2);
    const plane = planeOfMark([0, -1, 0], { yaw, pitch: -Math.PI / 2, roll: 0 }, breadth, 1);
    const surface = { plane, width: 1, height: 1, isFar: true };
    const thing: Thing = {
      surface,
      get texture() {
        return picture.texture();
      },
    };
    return { things: () => [thing], close: picture.close };
  }
}

/** `select` null: there is nothing to choose. */
function pinnedThing(
  lay: (texture: Texture | null) => FittedSurface,
  textureNow: () => Texture | null,
  select: (() => void) | null,
): Thing {
  // Asking for a video's takes its present picture to the GPU.
  let shown: Texture | null = null;
  return {
    get surface() {
      return lay(shown).surface;
    },
    get texture() {
      shown = textureNow();
      return shown;
    },
    get part() {
      return lay(shown).part;
    },
    ...(select && {
      isAt: ({ x, y }) => {
        const { left, top, right, bottom } = lay(shown).part;
        return x >= left && x <= right && y >= top && y <= bottom;
      },
      select,
    }),
  };
}

/** A picture that becomes a texture when it has come; one that does not come shows nothing. */
function createPictureTexture(
  renderer: VrRenderer,
  url: string,
): { texture: () => Texture | null; close: () => void } {
  const picture = new Image();
  const handle = renderer.createCanvasTexture();
  let texture: Texture | null = null;
  let isClosed = false;
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  picture.decode().then(
    () => {
      if (isClosed) return;
      renderer.paint(handle, picture);
      texture = { handle, width: picture.naturalWidth, height: picture.naturalHeight };
    },
    () => undefined,
  );
  return {
    texture: () => texture,
    close: () => {
      isClosed = true;
      renderer.gl.deleteTexture(handle);
    },
  };
}
