import { clipQuad } from './clip-quad.ts';
import type { Quad } from './quad.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

/** A compiled program that draws one quad at a time. */
export interface Program {
  setOpacity(opacity: number): void;
  draw(faceMatrix: Float32Array, quad: Quad): void;
  close(): void;
}

/** Compiles the shaders. Throws when the card refuses them. */
export function createProgram(gl: WebGL2RenderingContext): Program {
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertexShader),
    compile(gl, gl.FRAGMENT_SHADER, fragmentShader),
  ];
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The shaders do not link: ${gl.getProgramInfoLog(program)}`);
  }
  for (const shader of shaders) gl.deleteShader(shader);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
  gl.useProgram(program);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  const names = ['corners', 'face', 'area', 'place', 'blurred', 'opacity'];
  const [corners, face, area, place, blurred, opacity] = names.map((name) =>
    gl.getUniformLocation(program, name),
  );
  return {
    setOpacity(value) {
      gl.uniform1f(opacity ?? null, value);
      if (value < 1) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
    },
    draw(faceMatrix, quad) {
      const [, , perRight = 0, , , perDown = 0, , , depth = 0] = faceMatrix;
      const ahead = clipQuad(quad.area, (x, y) => perRight * x + perDown * y + depth);
      if (ahead.length === 0) return;
      const { texture } = quad;
      const { left, top, right, bottom } = quad.place ?? {
        left: 0,
        top: 0,
        right: texture.width,
        bottom: texture.height,
      };
      gl.uniform2fv(corners ?? null, ahead.flat());
      gl.bindTexture(gl.TEXTURE_2D, texture.handle);
      gl.uniformMatrix3fv(face ?? null, false, faceMatrix);
      gl.uniform4f(area ?? null, quad.area.left, quad.area.top, quad.area.right, quad.area.bottom);
      gl.uniform4f(place ?? null, left, top, right, bottom);
      gl.uniform1i(blurred ?? null, quad.isBlurred ? 1 : 0);
      gl.drawArrays(gl.TRIANGLE_FAN, 0, ahead.length);
    },
    close() {
      gl.deleteProgram(program);
    },
  };
}

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('The graphics card gave no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
