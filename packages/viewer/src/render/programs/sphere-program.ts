/** Draws an equirectangular picture: for each pixel of the screen its direction. */

import { linkProgram } from './link-program.ts';

/** A program that draws one equirectangular texture over the viewport. */
export interface SphereProgram {
  /**
   * Draws a texture over the whole viewport. `axes` lead from a place of the screen (-1..1 right and up, 1) to its
   * direction in the scene, column by column; `part` is the piece of the texture: left, top, width, height.
   */
  draw(texture: WebGLTexture, axes: Float32Array, part: readonly [number, number, number, number]): void;
  close(): void;
}

const vertexShader = `#version 300 es
out vec2 place;
void main() {
  // One triangle that covers the picture.
  place = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(place, 0.0, 1.0);
}`;

const fragmentShader = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
uniform mat3 axes;
uniform vec4 part;
out vec4 colour;
void main() {
  vec3 d = normalize(axes * vec3(place, 1.0));
  vec2 at = vec2(0.5 + atan(d.x, -d.z) * 0.15915494, 0.5 - asin(clamp(d.y, -1.0, 1.0)) * 0.31830989);
  // Half a texel inwards: beside a piece lies the other eye's.
  vec2 rim = 0.5 / (vec2(textureSize(picture, 0)) * part.zw);
  colour = vec4(textureLod(picture, part.xy + part.zw * clamp(at, rim, 1.0 - rim), 0.0).rgb, 1.0);
}`;

/** Throws when the GPU refuses it. */
export function createSphereProgram(gl: WebGL2RenderingContext): SphereProgram {
  const program = linkProgram(gl, vertexShader, fragmentShader);
  const places = {
    axes: gl.getUniformLocation(program, 'axes'),
    part: gl.getUniformLocation(program, 'part'),
  };
  return {
    draw(texture, axes, part) {
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
      gl.useProgram(program);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniformMatrix3fv(places.axes, false, axes);
      gl.uniform4f(places.part, ...part);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    close: () => gl.deleteProgram(program),
  };
}

/** The left eye's piece of a video of this size: all of it, unless its aspect ratio shows that it holds both eyes. */
export function leftEyeOf(width: number, height: number): [number, number, number, number] {
  if (width >= 3 * height) return [0, 0, 0.5, 1];
  return width <= 1.5 * height ? [0, 0, 1, 0.5] : [0, 0, 1, 1];
}

/** The right eye's; the same where there is but one. */
function rightEyeOf(width: number, height: number): [number, number, number, number] {
  const [, , wide, high] = leftEyeOf(width, height);
  return [1 - wide, 1 - high, wide, high];
}

/** The piece of a video that one eye sees. */
export function eyeOfVideo(
  side: 'left' | 'right',
  width: number,
  height: number,
): [number, number, number, number] {
  return side === 'left' ? leftEyeOf(width, height) : rightEyeOf(width, height);
}
