/** The only one who talks to WebGL: pictures become textures, quads become pixels. Knows nothing of scenes. */
import { type Direction, directionOfFace, type Face } from '@tourwright/tour/sphere';
import { type Frustum, frustumOf } from '../tiles/tile-quad.ts';
import { createProgram, type Program } from './program.ts';
import type { Layer, Texture } from './quad.ts';

export interface RendererEvents {
  /** The card has dropped everything that was on it. */
  onLost: () => void;
  /** The card is there again, empty. */
  onRestored: () => void;
}

/** What shows where there is no picture. Never black: the colour of ink. */
const emptyColour = [0.067, 0.082, 0.102] as const;

/** Draws into a canvas until closed. */
export class Renderer {
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #listening = new AbortController();
  #program: Program | null;

  /** Null when there is no WebGL2 here. */
  static open(canvas: HTMLCanvasElement, events: RendererEvents): Renderer | null {
    const gl = canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      stencil: false,
      powerPreference: 'high-performance',
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

  /** Device pixels. */
  resize(width: number, height: number): void {
    this.#canvas.width = width;
    this.#canvas.height = height;
  }

  /** Takes a decoded picture to the card; null when the card is gone. */
  createTexture(picture: ImageBitmap | HTMLImageElement): Texture | null {
    const gl = this.#gl;
    if (this.isLost) return null;
    const handle = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, handle);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, picture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return { handle, width: picture.width, height: picture.height };
  }

  deleteTexture(texture: Texture): void {
    this.#gl.deleteTexture(texture.handle);
  }

  draw(layers: Layer[]): void {
    const gl = this.#gl;
    const program = this.#program;
    if (!program || gl.isContextLost()) return;
    gl.viewport(0, 0, this.#canvas.width, this.#canvas.height);
    gl.clearColor(...emptyColour, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    for (const layer of layers) {
      program.setOpacity(layer.opacity);
      this.#drawLayer(program, layer);
    }
  }

  /** Gives the card back at once, instead of when the garbage is next collected. */
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

/** From a place on a face (right, down, 1) to the picture (right, up, depth), column by column. */
function faceMatrix(face: Face, { right, up, ahead }: Frustum): Float32Array {
  const middle = directionOfFace(face, 0.5, 0.5);
  const columns = [axisTo(face, 1, 0.5, middle), axisTo(face, 0.5, 1, middle), middle];
  return new Float32Array(columns.flatMap((column) => [right, up, ahead].map((row) => dot(row, column))));
}

/** The face's own axis: from its middle to the middle of an edge, whose unit direction is √2 too short. */
function axisTo(face: Face, s: number, t: number, middle: Direction): Direction {
  const edge = directionOfFace(face, s, t).map((part) => part * Math.SQRT2);
  return [(edge[0] ?? 0) - middle[0], (edge[1] ?? 0) - middle[1], (edge[2] ?? 0) - middle[2]];
}

function dot(a: Readonly<Direction>, b: Readonly<Direction>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
