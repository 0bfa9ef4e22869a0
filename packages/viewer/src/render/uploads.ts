/** Uploads decoded pictures to the GPU, for a few milliseconds in each frame. */
import type { PictureOrigin, Texture, Textures } from './quad.ts';

interface Upload {
  key: string;
  bitmap: ImageBitmap;
  origin: PictureOrigin;
  /** Called once: with the texture, or null when it was dropped or the GPU is gone. */
  onDone: (texture: Texture | 'refused' | null) => void;
}

/**
 * How long a frame may be held up: at rest that is not seen, in motion it is, and behind another picture nothing is
 * waited for but all of them.
 */
export const uploadMs = { hidden: Number.POSITIVE_INFINITY, still: 32, moving: 2 } as const;

/** Puts decoded pictures on the GPU, within a few milliseconds of each frame. */
export class Uploads {
  readonly #renderer: Textures;
  readonly #onChanged: () => void;
  #waiting: Upload[] = [];

  constructor(renderer: Textures, onChanged: () => void) {
    this.#renderer = renderer;
    this.#onChanged = onChanged;
  }

  /** Takes the bitmap over and closes it when it is on the GPU. */
  add(upload: Upload): void {
    this.#waiting.push(upload);
    this.#onChanged();
  }

  /** Uploads at least one, then as many as there is time for. Returns whether some are left. */
  run(budgetMs: number): boolean {
    const end = performance.now() + budgetMs;
    do {
      const upload = this.#waiting.shift();
      if (!upload) return false;
      const texture = this.#renderer.createTexture(upload.bitmap, upload.origin);
      upload.bitmap.close();
      upload.onDone(texture);
    } while (performance.now() < end);
    return this.#waiting.length > 0;
  }

  /** Forgets those whose key begins with a prefix; without one, all. */
  clear(prefix = ''): void {
    this.#waiting = this.#waiting.filter(({ key, bitmap, onDone }) => {
      if (!key.startsWith(prefix)) return true;
      bitmap.close();
      onDone(null);
      return false;
    });
  }
}
