import type { Texture } from './quad.ts';

/** Takes a picture to the GPU, to be read between its texels and never beyond its rim. */
export function createPictureTexture(
  gl: WebGL2RenderingContext,
  picture: ImageBitmap | HTMLImageElement,
): Texture {
  const { width, height } = picture;
  const handle = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, handle);
  // Storage first, then the picture: a call that does both keeps a second copy for a while.
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return { handle, width, height };
}
