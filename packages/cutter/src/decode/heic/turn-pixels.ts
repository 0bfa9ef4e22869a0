/** One step of turning a picture upright; 'quarter' is counter-clockwise. */
export type Turn = 'quarter' | 'left is right' | 'above is below';

/** Where the pixels of a picture lie once it is upright: numbers of pixels, from the first of the upright one. */
export interface Order {
  width: number;
  height: number;
  first: number;
  /** From a pixel to its right neighbour, and to the one below it. */
  across: number;
  down: number;
}

/** `width` and `height`: before it is turned. */
export function orderOf(width: number, height: number, turns: readonly Turn[]): Order {
  let size = { width, height };
  // How far a pixel's place moves with its column and row, and the place of the first.
  let [x, y] = [
    { across: 1, down: 0, first: 0 },
    { across: 0, down: 1, first: 0 },
  ];
  const backwards = (axis: typeof x, length: number) => ({
    across: -axis.across,
    down: -axis.down,
    first: length - 1 - axis.first,
  });
  for (const turn of turns) {
    if (turn === 'left is right') x = backwards(x, size.width);
    else if (turn === 'above is below') y = backwards(y, size.height);
    else {
      [x, y] = [y, backwards(x, size.width)];
      size = { width: size.height, height: size.width };
    }
  }
  const number = (part: 'first' | 'across' | 'down') => y[part] * size.width + x[part];
  return { ...size, first: number('first'), across: number('across'), down: number('down') };
}

/** Puts a piece of a picture, whose left upper corner is at `left`, `top` before it is turned, where it belongs in RGB. */
export function placePiece(
  into: Uint8Array,
  { first, across, down }: Order,
  piece: { width: number; height: number; stride: number; data: Uint8Array; left: number; top: number },
): void {
  const { width, height, stride, data, left, top } = piece;
  for (let y = 0; y < height; y++) {
    let to = (first + left * across + (top + y) * down) * 3;
    let from = y * stride;
    if (across === 1) {
      into.set(data.subarray(from, from + width * 3), to);
      continue;
    }
    for (let x = 0; x < width; x++, from += 3, to += across * 3) {
      into[to] = data[from] as number;
      into[to + 1] = data[from + 1] as number;
      into[to + 2] = data[from + 2] as number;
    }
  }
}
