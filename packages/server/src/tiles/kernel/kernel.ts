/**
 * The inner loops of the cutter. Pixels are RGB, 8 bits; every number that names a place is an address in the
 * shared memory. `scratch` is two rows of a tile as 32-bit integers (for `blur`: one and a half rows of the source).
 */
export interface Kernel {
  /** Projects the tiles at one place of the faces f, r, b and l; `x` and `y` are pixels of the face. */
  sides(
    frame: number,
    x: number,
    y: number,
    scratch: number,
    f: number,
    r: number,
    b: number,
    l: number,
  ): void;
  /**
   * Projects four parts of the upper face (`sign` 1) or the lower (`sign` -1), `size` pixels on a side: the one at `x`,
   * `y` in the first quarter of the face, and what mirrors it along x, along y and along both. Rows are a tile apart.
   */
  caps(
    frame: number,
    sign: 1 | -1,
    x: number,
    y: number,
    size: number,
    scratch: number,
    part: number,
    alongX: number,
    alongY: number,
    alongBoth: number,
  ): void;
  /** Halves a tile by 2x2 means into a quarter of its parent. */
  fold(tile: number, size: number, quarter: number): void;
  /** Blurs a row of the source along x by a box of `2 * reach + 1` pixels, round the back. */
  blur(row: number, width: number, reach: number, scratch: number): void;
}

export type KernelKind = 'wasm' | 'typescript';
