import type { Texture, Textures } from './quad.ts';

/** The preview strip of a scene: a data URL that becomes a texture, and again after the card was lost. */
export class Preview {
  readonly #renderer: Textures;
  readonly #image = new Image();
  readonly #ready: Promise<void>;
  #texture: Texture | null = null;
  #isClosed = false;

  constructor(url: string, renderer: Textures, onTexture: () => void) {
    this.#renderer = renderer;
    this.#image.src = url;
    this.#ready = this.#image.decode().then(
      () => {
        this.upload();
        onTexture();
      },
      // A strip that cannot be decoded is as good as none: the coarse tiles come first then.
      () => undefined,
    );
  }

  /** Settles when the strip is on the card or will never be. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /** Null until it is on the card. */
  get texture(): Texture | null {
    return this.#texture;
  }

  /** Takes the strip to the card, in place of a lost one. */
  upload(): void {
    if (this.#isClosed || !this.#image.complete || this.#image.naturalWidth === 0) return;
    this.#texture = this.#renderer.createTexture(this.#image);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#texture) this.#renderer.deleteTexture(this.#texture);
    this.#texture = null;
    this.#image.removeAttribute('src');
  }
}
