import type { Texture } from '../../render/quad.ts';
import type { VrRenderer } from '../vr-renderer.ts';

/** A canvas and the texture that shows what is painted on it. */
export class Sheet {
  readonly #renderer: VrRenderer;
  readonly #context: CanvasRenderingContext2D;
  readonly texture: Texture;
  #isClosed = false;

  constructor(renderer: VrRenderer, width: number, height: number) {
    this.#renderer = renderer;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no canvas');
    this.#context = context;
    this.texture = { handle: renderer.createCanvasTexture(), width, height };
  }

  /** Paints it again, from empty. A pointer may leave what was closed under it: that paints nothing any more. */
  paint(paint: (context: CanvasRenderingContext2D) => void): void {
    if (this.#isClosed) return;
    const context = this.#context;
    const { width, height } = this.texture;
    context.clearRect(0, 0, width, height);
    context.save();
    paint(context);
    context.restore();
    this.#renderer.paint(this.texture.handle, context.canvas);
  }

  close(): void {
    this.#isClosed = true;
    this.#renderer.deleteTexture(this.texture);
  }
}
