import type { Quad } from './quad.ts';
import { fragmentShader, vertexShader } from './shaders.ts';

/** A compiled program that draws one quad at a time. */
export interface Program {
  setOpacity(opacity: number): void;
  draw(faceMatrix: Float32Array, quad: Quad): void;
  close(): void;
}

/** Compiles the shaders and lays the one square that every quad is drawn with. Throws when the card refuses them. */
export function createProgram(gl: WebGL2RenderingContext): Program {
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertexShader),
    compile(gl, gl.FRAGMENT_SHADER, fragmentShader),
  ];
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The shaders do not link: ${gl.getProgramInfoLog(program)}`);
  }
  for (const shader of shaders) gl.deleteShader(shader);
  const square = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, square);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
  gl.useProgram(program);
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  const [face, area, place, blurred, opacity] = ['face', 'area', 'place', 'blurred', 'opacity'].map((name) =>
    gl.getUniformLocation(program, name),
  );
  return {
    setOpacity(value) {
      gl.uniform1f(opacity ?? null, value);
      if (value < 1) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
    },
    draw(faceMatrix, quad) {
      const { texture } = quad;
      const { left, top, right, bottom } = quad.place ?? {
        left: 0,
        top: 0,
        right: texture.width,
        bottom: texture.height,
      };
      gl.bindTexture(gl.TEXTURE_2D, texture.handle);
      gl.uniformMatrix3fv(face ?? null, false, faceMatrix);
      gl.uniform4f(area ?? null, quad.area.left, quad.area.top, quad.area.right, quad.area.bottom);
      gl.uniform4f(place ?? null, left, top, right, bottom);
      gl.uniform1i(blurred ?? null, quad.isBlurred ? 1 : 0);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    close() {
      gl.deleteBuffer(square);
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
