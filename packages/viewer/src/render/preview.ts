import { faces } from '@tourwright/tour/sphere';
import type { Texture, Textures } from './quad.ts';

/** How much larger a face becomes before it is a texture: the GPU alone would show its few pixels as a pattern. */
const softScale = 3;

/** The six faces of a strip, each softened by the browser. Rejects when it cannot be decoded. */
async function readStrip(url: string): Promise<ImageBitmap[]> {
  const strip = new Image();
  strip.src = url;
  await strip.decode();
  // Once for all six: each would decode the whole.
  const whole = await createImageBitmap(strip);
  const edge = whole.height;
  const soft = {
    resizeWidth: edge * softScale,
    resizeHeight: edge * softScale,
    resizeQuality: 'high',
  } as const;
  const read = faces.map((_, index) => createImageBitmap(whole, index * edge, 0, edge, edge, soft));
  return Promise.all(read).finally(() => whole.close());
}

/** The preview of a scene: six pictures that become textures, and again after the GPU was lost. */
export class Preview {
  /** Settles when the faces are on the GPU or will never be. */
  readonly ready: Promise<void>;
  readonly #renderer: Textures;
  #pictures: ImageBitmap[] = [];
  #textures: Texture[] = [];
  #isClosed = false;

  /** Of the address of a strip, or of the faces in their order. */
  constructor(of: string | (() => Promise<ImageBitmap[]>), renderer: Textures, onTextures: () => void) {
    this.#renderer = renderer;
    this.ready = (typeof of === 'string' ? readStrip(of) : of()).then(
      (read) => {
        this.#pictures = read;
        this.upload();
        onTextures();
      },
      // A strip that cannot be decoded is as good as none: the coarse tiles come first then.
      () => undefined,
    );
  }

  /** By the order of `faces`; none until they are on the GPU. */
  get textures(): readonly Texture[] {
    return this.#textures;
  }

  /** Takes the faces to the GPU, in place of lost ones. */
  upload(): void {
    if (this.#isClosed) {
      this.#release();
      return;
    }
    const textures = this.#pictures.map((picture) => this.#renderer.createTexture(picture));
    this.#textures = textures.filter((texture) => texture !== null && texture !== 'refused');
  }

  close(): void {
    this.#isClosed = true;
    for (const texture of this.#textures) this.#renderer.deleteTexture(texture);
    this.#textures = [];
    this.#release();
  }

  #release(): void {
    for (const picture of this.#pictures) picture.close();
    this.#pictures = [];
  }
}
