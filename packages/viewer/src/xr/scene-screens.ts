/** Films and pictures on the walls of the present scene, and the logo at one's feet, in the headset. */
import { radians } from '@tourwright/tour/sphere';
import type { Texture } from '../render/quad.ts';
import { planeOfCorners, planeOfMark } from '../view/plane.ts';
import { isMotionReduced } from '../viewer-element.ts';
import type { PinnedMedia, ViewerScene } from '../viewer-scene.ts';
import { FilmTexture } from './film-texture.ts';
import type { Thing, ThingSource } from './thing.ts';
import type { VrRenderer } from './vr-renderer.ts';

interface Item {
  thing: Thing;
  close(): void;
}

export class SceneScreens implements ThingSource {
  readonly #renderer: VrRenderer;
  readonly #onEnlarge: (media: PinnedMedia) => void;
  #items: Item[] = [];

  constructor(renderer: VrRenderer, onEnlarge: (media: PinnedMedia) => void) {
    this.#renderer = renderer;
    this.#onEnlarge = onEnlarge;
  }

  /** Shows those of a scene and no others; which way is up on the logo is told by `yaw`. */
  show({ pinned = [], logo }: ViewerScene, yaw: number): void {
    this.close();
    const logos = logo ? [this.#createLogo(logo, yaw)] : [];
    this.#items = [...logos, ...pinned.flatMap((media) => this.#create(media) ?? [])];
  }

  things(): Thing[] {
    return this.#items.map(({ thing }) => thing);
  }

  close(): void {
    for (const item of this.#items) item.close();
    this.#items = [];
  }

  #create(media: PinnedMedia): Item | null {
    // Its size in pixels only measures the plane.
    const [width, height] = [1, 1];
    const plane = planeOfCorners(media.corners, width, height);
    if (!plane) return null;
    const surface = { plane, width, height, isFar: true };
    if (media.kind === 'picture') {
      const picture = createPictureTexture(this.#renderer, media.url);
      const thing: Thing = {
        surface,
        get texture() {
          return picture.texture();
        },
        isAt: () => true,
        select: () => this.#onEnlarge(media),
      };
      return { thing, close: picture.close };
    }
    const film = new FilmTexture(this.#renderer, media);
    if (media.autoplay && media.muted && !isMotionReduced()) film.setPlaying(true);
    const thing: Thing = {
      surface,
      get texture() {
        return film.texture;
      },
      isAt: () => true,
      select: () => film.setPlaying(!film.isPlaying),
    };
    return { thing, close: () => film.close() };
  }

  #createLogo({ url, sizeDegrees }: NonNullable<ViewerScene['logo']>, yaw: number): Item {
    const picture = createPictureTexture(this.#renderer, url);
    const breadth = 2 * Math.tan(radians(sizeDegrees) / 2);
    const plane = planeOfMark([0, -1, 0], { yaw, pitch: -Math.PI / 2, roll: 0 }, breadth, 1);
    const surface = { plane, width: 1, height: 1, isFar: true };
    return {
      thing: {
        surface,
        get texture() {
          return picture.texture();
        },
      },
      close: picture.close,
    };
  }
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
