/** Draws the little planet of a panorama on a canvas of its own. */
import type { TileId } from '@tourwright/tour/pyramid';
import { axesOf, faces } from '@tourwright/tour/sphere';
import { bestFormat, decodeTile, fetchTile, giveUpFormat } from '../../sources/fetch-tile.ts';
import type { TiledPicture } from '../../sources/tiled-picture.ts';
import { allTiles, shownArea } from '../../tiles/select-tiles.ts';
import type { PlanetView } from '../../view/planet-view.ts';
import { linkProgram } from '../programs/link-program.ts';
import { planetFragmentShader, planetVertexShader } from './planet-shaders.ts';

/** A canvas on which a panorama is drawn as a little planet. */
export interface PlanetCanvas {
  readonly canvas: HTMLCanvasElement;
  draw(view: PlanetView): void;
  close(): void;
}

/** Loads the coarsest tiles of a whole sphere. Throws when they cannot be had or there is no WebGL 2. */
export async function openPlanetCanvas(
  canvas: HTMLCanvasElement,
  picture: TiledPicture,
  signal: AbortSignal,
): Promise<PlanetCanvas> {
  const tiles = await loadTiles(picture, signal);
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl) throw new Error('There is no WebGL 2');
  const { levels } = picture;
  const size = levels[0]?.faceSize ?? 1;
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, gl.createTexture());
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, Math.floor(Math.log2(size)) + 1, gl.RGB8, size, size, faces.length);
  for (const { tile, bitmap } of tiles) {
    const { face, left, top } = shownArea(levels, tile);
    const { width, height } = bitmap;
    const place = [
      Math.round(left * size),
      Math.round(top * size),
      faces.indexOf(face),
      width,
      height,
      1,
    ] as const;
    gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, ...place, gl.RGB, gl.UNSIGNED_BYTE, bitmap);
    bitmap.close();
  }
  gl.generateMipmap(gl.TEXTURE_2D_ARRAY);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const program = linkProgram(gl, planetVertexShader, planetFragmentShader);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
  gl.useProgram(program);
  gl.uniform1f(gl.getUniformLocation(program, 'faceSize'), size);
  return {
    canvas,
    draw: (view) => draw(gl, program, view),
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** The coarsest tiles, in the best format that this browser can read. */
async function loadTiles(
  picture: TiledPicture,
  signal: AbortSignal,
): Promise<{ tile: TileId; bitmap: ImageBitmap }[]> {
  const { formats, levels, load } = picture;
  const tiles = allTiles(levels, 0);
  if (load) return Promise.all(tiles.map(async (tile) => ({ tile, bitmap: await load(tile, signal) })));
  const format = bestFormat(formats);
  const fetched = await Promise.all(
    tiles.map(async (tile) => ({
      tile,
      blob: await fetchTile(picture.addressOf(tile, format), signal, false),
    })),
  );
  try {
    return await Promise.all(
      fetched.map(async ({ tile, blob }) => ({ tile, bitmap: await decodeTile(blob) })),
    );
  } catch (cause) {
    if (!giveUpFormat(formats, format)) throw cause;
    return loadTiles(picture, signal);
  }
}

function draw(gl: WebGL2RenderingContext, program: WebGLProgram, view: PlanetView): void {
  const { width, height } = gl.canvas;
  const { right, up, ahead } = axesOf(view);
  gl.viewport(0, 0, width, height);
  gl.uniform2f(gl.getUniformLocation(program, 'reach'), view.reach, (view.reach * height) / width);
  gl.uniform1f(gl.getUniformLocation(program, 'distance_'), view.distance);
  gl.uniformMatrix3fv(gl.getUniformLocation(program, 'axes'), false, [...right, ...up, ...ahead]);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}
