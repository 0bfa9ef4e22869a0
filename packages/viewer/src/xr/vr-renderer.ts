/** The headset's own picture: a canvas of its own, since the page's may be on another GPU. */
/// <reference types="webxr" />
import type { Face } from '@tourwright/tour/sphere';
import { faceMatrix } from '../render/face-matrix.ts';
import { createPictureTexture } from '../render/picture-texture.ts';
import { createProgram, type Program } from '../render/programs/program.ts';
import { createSphereProgram, type SphereProgram } from '../render/programs/sphere-program.ts';
import type { Quad, Texture, Textures } from '../render/quad.ts';
import type { Frustum } from '../tiles/tile-quad.ts';
import { sphereAxesOf } from './scenes/eyes.ts';

/** Shows where there is no picture. Never black: the colour of ink. */
const emptyColour = [0.067, 0.082, 0.102] as const;
const whole = { face: 'f', left: 0, top: 0, right: 1, bottom: 1 } as const;

/** What a surface is painted with. */
export type Paint = HTMLCanvasElement | HTMLImageElement | HTMLVideoElement;

/** Draws panoramas and flat surfaces for each eye with WebGL 2. */
export class VrRenderer implements Textures {
  readonly gl: WebGL2RenderingContext;
  readonly #program: Program;
  #sphere: SphereProgram | null = null;

  /** Throws, in plain words, when there is no WebGL 2 here. */
  constructor(ownerDocument: Document, onLost: () => void) {
    const canvas = ownerDocument.createElement('canvas');
    const gl = canvas.getContext('webgl2', {
      xrCompatible: true,
      alpha: false,
      antialias: false,
      depth: false,
      stencil: false,
      powerPreference: 'high-performance',
    });
    if (!(gl instanceof WebGL2RenderingContext)) throw new Error('WebGL 2 is not there');
    this.gl = gl;
    this.#program = createProgram(gl);
    canvas.addEventListener('webglcontextlost', onLost);
  }

  createTexture(picture: ImageBitmap | HTMLImageElement): Texture | null {
    return createPictureTexture(this.gl, picture);
  }

  /** A texture for what is painted; `paint` fills it. */
  createCanvasTexture(): WebGLTexture {
    return this.#createHandle(this.gl.LINEAR_MIPMAP_LINEAR);
  }

  /** Takes what was painted to the GPU. Words are smaller in the headset than on the canvas: they need mipmaps. */
  paint(handle: WebGLTexture, paint: Paint): void {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, handle);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, paint);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.generateMipmap(gl.TEXTURE_2D);
  }

  /** A texture for what is seen large; `paintPlain` fills it. */
  createPlainTexture(): WebGLTexture {
    return this.#createHandle(this.gl.LINEAR);
  }

  /** As `paint`, without mipmaps. */
  paintPlain(handle: WebGLTexture, paint: Paint): void {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, handle);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, paint);
  }

  deleteTexture(texture: Texture): void {
    this.gl.deleteTexture(texture.handle);
  }

  /** Begins a frame. */
  begin(framebuffer: WebGLFramebuffer | null): void {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.clearColor(...emptyColour, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** All that follows is for this eye. */
  setViewport({ x, y, width, height }: XRViewport): void {
    this.gl.viewport(x, y, width, height);
  }

  /** Draws a panorama as an eye sees it. */
  drawPicture(quads: readonly Quad[], frustum: Frustum, opacity: number): void {
    const { gl } = this;
    const matrices = new Map<Face, Float32Array>();
    this.#program.setOpacity(opacity);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    for (const quad of quads) {
      const { face } = quad.area;
      const matrix = matrices.get(face) ?? faceMatrix(face, frustum);
      matrices.set(face, matrix);
      this.#program.draw(matrix, quad);
    }
  }

  /** Draws a surface over what is there; its texture is premultiplied with its alpha. */
  drawSurface({ texture, part }: Omit<Quad, 'area'>, matrix: Float32Array, opacity: number): void {
    const { gl } = this;
    // The program scales the alpha alone; the constant does the same to the colours.
    this.#program.setOpacity(opacity);
    gl.enable(gl.BLEND);
    gl.blendColor(0, 0, 0, opacity);
    gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    this.#program.draw(matrix, { area: whole, texture, ...(part && { part }) });
  }

  /** Draws a piece of an equirectangular picture all around, as an eye sees it. */
  drawAround(texture: WebGLTexture, frustum: Frustum, part: readonly [number, number, number, number]): void {
    const { gl } = this;
    this.#sphere ??= createSphereProgram(gl);
    gl.disable(gl.BLEND);
    this.#sphere.draw(texture, sphereAxesOf(frustum), part);
  }

  /** Gives the GPU back. */
  close(): void {
    this.#sphere?.close();
    this.#program.close();
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #createHandle(minFilter: number): WebGLTexture {
    const { gl } = this;
    const handle = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, handle);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, minFilter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return handle;
  }
}
