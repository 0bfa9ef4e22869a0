/** The only code that calls WebGL: uploads textures and draws quads. Knows nothing about scenes. */
import type { Face } from '@tourwright/tour/sphere';
import { frustumOf } from '../tiles/tile-quad.ts';
import { faceMatrix } from './face-matrix.ts';
import { createPictureTexture } from './picture-texture.ts';
import { createProgram, type Program } from './programs/program.ts';
import type { Layer, PictureOrigin, Texture, Textures } from './quad.ts';

/** What happens to the GPU behind a renderer. */
export interface RendererEvents {
  /** The GPU has dropped everything that was on it. */
  onLost: () => void;
  /** The GPU is there again, empty. */
  onRestored: () => void;
}

/** What shows where there is no picture. Never black: the colour of ink. */
const emptyColour = [0.067, 0.082, 0.102] as const;

/** Draws into a canvas until closed. */
export class Renderer implements Textures {
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #listening = new AbortController();
  #program: Program | null;
  #timed = 0;
  /** Origins from which a picture has reached the GPU: not every browser takes them all. */
  readonly #taken = new Set<PictureOrigin>();

  /** Null when there is no WebGL2 here. */
  static open(canvas: HTMLCanvasElement, events: RendererEvents): Renderer | null {
    const gl = canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      stencil: false,
    });
    return gl ? new Renderer(canvas, gl, events) : null;
  }

  private constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, events: RendererEvents) {
    this.#canvas = canvas;
    this.#gl = gl;
    this.#program = createProgram(gl);
    const { signal } = this.#listening;
    const lost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      this.#program = null;
      events.onLost();
    };
    const restored = () => {
      this.#program = createProgram(gl);
      events.onRestored();
    };
    canvas.addEventListener('webglcontextlost', lost, { signal });
    canvas.addEventListener('webglcontextrestored', restored, { signal });
  }

  get isLost(): boolean {
    return this.#program === null || this.#gl.isContextLost();
  }

  /** Whether the GPU is still busy with the timed frame: resizing the canvas now would wait for it. */
  get isBusy(): boolean {
    return this.#timed > 0 && !this.isLost;
  }

  /** Device pixels. */
  resize(width: number, height: number): void {
    const canvas = this.#canvas;
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
  }

  /** Asks the card only about the first picture of each origin: the question takes as long as all that it has to do. */
  createTexture(picture: ImageBitmap, origin: PictureOrigin = 'page'): Texture | 'refused' | null {
    const gl = this.#gl;
    if (this.isLost) return null;
    if (this.#taken.has(origin)) return createPictureTexture(gl, picture);
    // What went wrong before is not this picture's.
    while (gl.getError());
    const texture = createPictureTexture(gl, picture);
    if (gl.getError()) {
      this.deleteTexture(texture);
      return this.isLost ? null : 'refused';
    }
    this.#taken.add(origin);
    return texture;
  }

  deleteTexture(texture: Texture): void {
    this.#gl.deleteTexture(texture.handle);
  }

  /** Carefully for a picture that will stay: fine patterns glitter in the others. */
  draw(layers: Layer[], isCareful: boolean): void {
    const gl = this.#gl;
    const program = this.#program;
    if (!program || gl.isContextLost()) return;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(...emptyColour, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    program.setCareful(isCareful);
    for (const layer of layers) {
      program.setOpacity(layer.opacity);
      this.#drawLayer(program, layer);
    }
  }

  /** Reports how many milliseconds the last frame takes on the GPU. */
  time(onDone: (tookMs: number) => void): void {
    const gl = this.#gl;
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    const startedAt = performance.now();
    this.#timed++;
    const look = () => {
      const isDone = !fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
      if (!isDone && !this.isLost) {
        setTimeout(look, 4);
        return;
      }
      gl.deleteSync(fence);
      this.#timed--;
      if (!this.isLost) onDone(performance.now() - startedAt);
    };
    look();
  }

  /** Gives the GPU back at once, instead of when the garbage is next collected. */
  close(): void {
    this.#listening.abort();
    this.#program?.close();
    this.#program = null;
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #drawLayer(program: Program, { view, quads }: Layer): void {
    const frustum = frustumOf(view);
    const matrices = new Map<Face, Float32Array>();
    for (const quad of quads) {
      const { face } = quad.area;
      const matrix = matrices.get(face) ?? faceMatrix(face, frustum);
      matrices.set(face, matrix);
      program.draw(matrix, quad);
    }
  }
}
