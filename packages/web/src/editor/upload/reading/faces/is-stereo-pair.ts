const edge = 64;
/** Two eyes see nearly the same; the cutter asks as much. */
const alike = 0.75;

/** Whether a square picture holds two panoramas, one above the other; false where this cannot be seen. */
export async function isStereoPair(file: Blob): Promise<boolean> {
  try {
    const size = { resizeWidth: edge, resizeHeight: edge };
    const picture = await createImageBitmap(file, size);
    const brush = new OffscreenCanvas(edge, edge).getContext('2d');
    brush?.drawImage(picture, 0, 0);
    picture.close();
    const pixels = brush?.getImageData(0, 0, edge, edge).data ?? new Uint8ClampedArray();
    const grey = Array.from({ length: pixels.length / 4 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
      return red + green + blue;
    });
    return correlation(grey.slice(0, grey.length / 2), grey.slice(grey.length / 2)) > alike;
  } catch {
    return false;
  }
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [aboutItsMean(left), aboutItsMean(right)];
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b) || 1);
}

function aboutItsMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
