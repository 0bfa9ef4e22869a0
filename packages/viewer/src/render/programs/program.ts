import { clipQuad } from '../clip-quad.ts';
import type { Quad } from '../quad.ts';
import { linkProgram } from './link-program.ts';
import { fragmentShader, type Reading, vertexShader } from './shaders.ts';

/** What draws one quad at a time. */
export interface Program {
  setOpacity(opacity: number): void;
  /** Whether pixels that hold several texels get their mean, which is twice the work. */
  setCareful(isCareful: boolean): void;
  draw(faceMatrix: Float32Array, quad: Quad): void;
  close(): void;
}

const uniformNames = ['corners', 'face', 'area', 'opacity'] as const;
type Uniforms = Record<(typeof uniformNames)[number], WebGLUniformLocation | null>;

/** One way of reading pictures. */
interface Pass {
  /** Makes it the one that draws. */
  use(): Uniforms;
  close(): void;
}

/** Compiles the program that draws tiles, in a plain and a careful pass. */
export function createProgram(gl: WebGL2RenderingContext): Program {
  const passes = { plain: compilePass(gl, 'plain'), careful: compilePass(gl, 'careful') };
  let opacity = 1;
  let pass = passes.plain;
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  return {
    setOpacity(value) {
      opacity = value;
      if (value < 1) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
    },
    setCareful(isCareful) {
      pass = isCareful ? passes.careful : passes.plain;
    },
    draw(faceMatrix, { area, texture, part }) {
      const [, , perRight = 0, , , perDown = 0, , , depth = 0] = faceMatrix;
      const ahead = clipQuad(area, (x, y) => perRight * x + perDown * y + depth, part);
      if (ahead.length === 0) return;
      const uniforms = pass.use();
      gl.uniform1f(uniforms.opacity, opacity);
      gl.uniform2fv(uniforms.corners, ahead.flat());
      gl.bindTexture(gl.TEXTURE_2D, texture.handle);
      gl.uniformMatrix3fv(uniforms.face, false, faceMatrix);
      gl.uniform4f(uniforms.area, area.left, area.top, area.right, area.bottom);
      gl.drawArrays(gl.TRIANGLE_FAN, 0, ahead.length);
    },
    close() {
      passes.plain.close();
      passes.careful.close();
    },
  };
}

function compilePass(gl: WebGL2RenderingContext, reading: Reading): Pass {
  const program = linkProgram(gl, vertexShader, fragmentShader(reading));
  const places = uniformNames.map((name) => [name, gl.getUniformLocation(program, name)]);
  const uniforms: Uniforms = Object.fromEntries(places);
  return {
    use() {
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
      gl.useProgram(program);
      return uniforms;
    },
    close() {
      gl.deleteProgram(program);
    },
  };
}
