import { clipQuad } from './clip-quad.ts';
import type { Quad } from './quad.ts';
import { fragmentShader, type Reading, vertexShader } from './shaders.ts';

/** What draws one quad at a time. */
export interface Program {
  setOpacity(opacity: number): void;
  /** Whether pixels that hold several texels get their mean, which is four times the work. */
  setCareful(isCareful: boolean): void;
  draw(faceMatrix: Float32Array, quad: Quad): void;
  close(): void;
}

const uniformNames = ['corners', 'face', 'area', 'place', 'opacity'] as const;

interface Pass {
  program: WebGLProgram;
  uniforms: Record<(typeof uniformNames)[number], WebGLUniformLocation | null>;
}

/** Compiles each way of reading a picture when it is first needed; drawing throws when the card refuses one. */
export function createProgram(gl: WebGL2RenderingContext): Program {
  const passes = new Map<Reading, Pass>();
  let current: Pass | null = null;
  let opacity = 1;
  let isCareful = false;
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);

  const use = (reading: Reading): Pass => {
    const pass = passes.get(reading) ?? link(gl, reading);
    passes.set(reading, pass);
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name, not a React hook
    if (pass !== current) gl.useProgram(pass.program);
    current = pass;
    return pass;
  };
  return {
    setOpacity(value) {
      opacity = value;
      if (value < 1) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
    },
    setCareful(value) {
      isCareful = value;
    },
    draw(faceMatrix, quad) {
      const [, , perRight = 0, , , perDown = 0, , , depth = 0] = faceMatrix;
      const ahead = clipQuad(quad.area, (x, y) => perRight * x + perDown * y + depth, quad.part);
      if (ahead.length === 0) return;
      const { area, texture, isBlurred } = quad;
      const { left, top, right, bottom } = quad.place ?? {
        left: 0,
        top: 0,
        right: texture.width,
        bottom: texture.height,
      };
      const { uniforms } = use(isBlurred ? 'blurred' : isCareful ? 'careful' : 'plain');
      gl.uniform1f(uniforms.opacity, opacity);
      gl.uniform2fv(uniforms.corners, ahead.flat());
      gl.bindTexture(gl.TEXTURE_2D, texture.handle);
      gl.uniformMatrix3fv(uniforms.face, false, faceMatrix);
      gl.uniform4f(uniforms.area, area.left, area.top, area.right, area.bottom);
      gl.uniform4f(uniforms.place, left, top, right, bottom);
      gl.drawArrays(gl.TRIANGLE_FAN, 0, ahead.length);
    },
    close() {
      for (const { program } of passes.values()) gl.deleteProgram(program);
    },
  };
}

function link(gl: WebGL2RenderingContext, reading: Reading): Pass {
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, vertexShader),
    compile(gl, gl.FRAGMENT_SHADER, fragmentShader(reading)),
  ];
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The shaders do not link: ${gl.getProgramInfoLog(program)}`);
  }
  for (const shader of shaders) gl.deleteShader(shader);
  const places = uniformNames.map((name) => [name, gl.getUniformLocation(program, name)]);
  return { program, uniforms: Object.fromEntries(places) };
}

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('The graphics card gave no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
