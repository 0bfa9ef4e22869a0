/** Projects regions of an equirectangular picture to tiles of cube faces, in its own WebGL context. */
import { directionOfFace } from '@tourwright/tour/sphere';
import { linkProgram } from '../../render/programs/link-program.ts';
import type { TileArea, TileRegion } from './tile-regions.ts';

/** A region and its pixels, at whatever size. */
interface RegionPixels {
  region: TileRegion;
  bitmap: ImageBitmap;
}

/** The pixels of a tile, four bytes each, row by row from the top; or a picture that is still on the GPU. */
export type TilePixels = Uint8ClampedArray<ArrayBuffer> | ImageBitmap;

/** Projects a part of an equirectangular picture to tiles of a cube. */
export interface TileProjector {
  /**
   * On the GPU where it can stay there, which is several times as quick. Throws when the GPU is gone or does not take
   * the pixels.
   */
  project(area: TileArea, size: number, regions: readonly RegionPixels[], staysOnCard: boolean): TilePixels;
  close(): void;
}

const vertexShader = `#version 300 es
out vec2 place;
void main() {
  // One triangle that covers the tile.
  place = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
  gl_Position = vec4(2.0 * place - 1.0, 0.0, 1.0);
}`;

/**
 * Catmull-Rom between 4x4 texels, as sharp as the picture: in five fetches of which each sees up to 2x2. The four corners, whose
 * weights are hundredths, are left out.
 */
const fragmentShader = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
uniform mat3 face;
uniform vec4 area;
uniform vec4 region;
uniform vec2 taken;
out vec4 colour;
void main() {
  vec3 d = face * vec3(2.0 * mix(area.xy, area.zw, place) - 1.0, 1.0);
  float u = 0.5 + atan(d.x, -d.z) * 0.15915494309;
  // The back is at both ends of the picture: at the end that is nearer to the region.
  u += round(0.5 * (region.x + region.z) - u);
  float v = 0.5 - atan(d.y, length(d.xz)) * 0.31830988618;
  vec2 at = vec2((u - region.x) / (region.z - region.x), (v - region.y) / (region.w - region.y));
  if (u < taken.x || u > taken.y || any(lessThan(at, vec2(-1e-4))) || any(greaterThan(at, vec2(1.0001)))) discard;
  vec2 size = vec2(textureSize(picture, 0));
  vec2 texel = at * size;
  vec2 first = floor(texel - 0.5) + 0.5;
  vec2 f = texel - first;
  vec2 w0 = f * (-0.5 + f * (1.0 - 0.5 * f));
  vec2 w1 = 1.0 + f * f * (1.5 * f - 2.5);
  vec2 w2 = f * (0.5 + f * (2.0 - 1.5 * f));
  vec2 w3 = f * f * (0.5 * f - 0.5);
  vec2 w12 = w1 + w2;
  vec2 t0 = (first - 1.0) / size;
  vec2 t12 = (first + w2 / w12) / size;
  vec2 t3 = (first + 2.0) / size;
  vec3 sum = texture(picture, t12).rgb * w12.x * w12.y
    + texture(picture, vec2(t12.x, t0.y)).rgb * w12.x * w0.y
    + texture(picture, vec2(t0.x, t12.y)).rgb * w0.x * w12.y
    + texture(picture, vec2(t3.x, t12.y)).rgb * w3.x * w12.y
    + texture(picture, vec2(t12.x, t3.y)).rgb * w12.x * w3.y;
  sum /= w12.x * w12.y + w12.x * (w0.y + w3.y) + w12.y * (w0.x + w3.x);
  colour = vec4(clamp(sum, 0.0, 1.0), 1.0);
}`;

/** What shows where the picture has nothing: the colour of ink. */
const emptyColour = [0.067, 0.082, 0.102, 1] as const;

/** Null where there is no WebGL 2 here. */
export function openTileProjector(canvas: HTMLCanvasElement | OffscreenCanvas): TileProjector | null {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
  }) as WebGL2RenderingContext | null;
  if (!gl) return null;
  const program = linkProgram(gl, vertexShader, fragmentShader);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const places = { face: place('face'), area: place('area'), region: place('region'), taken: place('taken') };
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
  gl.useProgram(program);
  return {
    project(area, size, regions, staysOnCard) {
      if (canvas.width !== size) [canvas.width, canvas.height] = [size, size];
      gl.viewport(0, 0, size, size);
      gl.clearColor(...emptyColour);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.uniformMatrix3fv(places.face, false, faceAxes(area.face));
      const isOnCard = staysOnCard && 'transferToImageBitmap' in canvas;
      // The GPU's rows count from below: so does what is read, a picture does not.
      const [lowest, highest] = isOnCard ? [area.bottom, area.top] : [area.top, area.bottom];
      gl.uniform4f(places.area, area.left, lowest, area.right, highest);
      for (const { region, bitmap } of regions) {
        const { across, down, taken } = region;
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
        gl.uniform4f(places.region, across.from, down.from, across.to, down.to);
        // Where one region is all, rounding must not leave a line out.
        if (regions.length > 1) gl.uniform2f(places.taken, taken.from, taken.to);
        else gl.uniform2f(places.taken, -1, 2);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
      if (gl.isContextLost()) throw new Error('The WebGL context was lost');
      if (isOnCard) return canvas.transferToImageBitmap();
      const pixels = new Uint8ClampedArray(size * size * 4);
      gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      const problem = gl.getError();
      if (gl.isContextLost() || problem !== gl.NO_ERROR) throw new Error(`The GPU failed (${problem})`);
      return pixels;
    },
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** Leads from a place on the plane of a face (-1..1 right and down, 1) to its direction, column by column. */
function faceAxes(face: TileArea['face']): Float32Array {
  const [middle, right, below] = [
    directionOfFace(face, 0.5, 0.5),
    directionOfFace(face, 1, 0.5),
    directionOfFace(face, 0.5, 1),
  ];
  // The middle of an edge is at the root of two from the eye.
  const axis = (edge: readonly number[]) =>
    edge.map((value, index) => value * Math.SQRT2 - (middle[index] ?? 0));
  return new Float32Array([...axis(right), ...axis(below), ...middle]);
}
