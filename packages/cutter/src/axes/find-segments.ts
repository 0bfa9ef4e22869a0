/**
 * Straight line segments of a grey picture: neighbouring pixels whose gradients point about the same way grow into regions,
 * and a region that is long and thin is a segment. After von Gioi et al., "LSD: a Line Segment Detector" (IPOL 2012),
 * without its a-contrario validation: what is not a line of the building is outvoted later. Each pixel is taken once.
 */

/** Ends in pixels of the picture; the middle of the first pixel is 0.5, 0.5. */
export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Gradients of a square picture, used again for each face. */
export interface Gradients {
  edge: number;
  /** Unit vectors; meaningless where the strength is 0. */
  x: Float32Array;
  y: Float32Array;
  /** Grey levels a pixel, 0 where there is no edge, negative where a region took it. */
  strength: Float32Array;
  /** The strong pixels, the strongest first. */
  order: Uint32Array;
  /** The region that grows. */
  region: Uint32Array;
}

/** Weaker gradients, in grey levels a pixel, are noise or compression. */
const leastStrength = 3;
const strongest = 128;
/** Gradients of a region differ from its own by no more than 22.5 degrees, as in LSD. */
const leastCosine = Math.cos(Math.PI / 8);
/** The shortest segment, in parts of a face's edge: the direction of shorter ones is inaccurate, and most are not walls. */
const shortest = 0.03;
/** The mean deviation from the line, pixels, and how much longer than that a line is: else it is a curve, or a spot. */
const widest = 1.2;
/** Pixels of a region for each pixel of its length: fewer and it has gaps. */
const leastDensity = 0.8;

/** Allocates the gradients of a face of this edge, to be filled again for each face. */
export function createGradients(edge: number): Gradients {
  const floats = () => new Float32Array(edge * edge);
  const indices = () => new Uint32Array(edge * edge);
  return { edge, x: floats(), y: floats(), strength: floats(), order: indices(), region: indices() };
}

/** The segments of a square picture of one byte a pixel, `gradients.edge` pixels wide. */
export function findSegments(luma: Uint8Array, gradients: Gradients): Segment[] {
  const strong = measureGradients(luma, gradients);
  const least = shortest * gradients.edge;
  const segments: Segment[] = [];
  for (let i = 0; i < strong; i++) {
    const seed = gradients.order[i] as number;
    if ((gradients.strength[seed] as number) <= 0) continue;
    const count = growRegion(seed, gradients);
    if (count < least) continue;
    const segment = fitSegment(gradients, count, least);
    if (segment) segments.push(segment);
  }
  return segments;
}

/** Fills in the gradients, Sobel's, and the order of their strength. Returns how many are strong. */
function measureGradients(luma: Uint8Array, gradients: Gradients): number {
  const { edge, x, y, strength } = gradients;
  const counts = new Uint32Array(strongest + 1);
  strength.fill(0);
  for (let row = 1; row < edge - 1; row++) {
    for (let at = row * edge + 1, end = at + edge - 2; at < end; at++) {
      const [a, b, c] = [luma[at - edge - 1], luma[at - edge], luma[at - edge + 1]] as [
        number,
        number,
        number,
      ];
      const [d, e] = [luma[at - 1], luma[at + 1]] as [number, number];
      const [f, g, h] = [luma[at + edge - 1], luma[at + edge], luma[at + edge + 1]] as [
        number,
        number,
        number,
      ];
      const across = (c + 2 * e + h - a - 2 * d - f) / 8;
      const down = (f + 2 * g + h - a - 2 * b - c) / 8;
      const size = Math.sqrt(across * across + down * down);
      if (size < leastStrength) continue;
      x[at] = across / size;
      y[at] = down / size;
      strength[at] = size;
      counts[bucketOf(size)] = (counts[bucketOf(size)] as number) + 1;
    }
  }
  return sortByStrength(gradients, counts);
}

const bucketOf = (size: number) => strongest - Math.min(strongest, Math.floor(size));

/** In as many buckets as there are grey levels, which takes no more than to read them. */
function sortByStrength({ strength, order }: Gradients, counts: Uint32Array): number {
  let strong = 0;
  for (let bucket = 0; bucket <= strongest; bucket++) {
    const count = counts[bucket] as number;
    counts[bucket] = strong;
    strong += count;
  }
  for (let at = 0; at < strength.length; at++) {
    const size = strength[at] as number;
    if (size === 0) continue;
    const bucket = bucketOf(size);
    order[counts[bucket] as number] = at;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return strong;
}

/** Grows the region of a seed, whose pixels are taken. Returns how many they are. */
function growRegion(seed: number, { edge, x, y, strength, region }: Gradients): number {
  let [sumX, sumY] = [x[seed] as number, y[seed] as number];
  let count = 1;
  region[0] = seed;
  strength[seed] = -(strength[seed] as number);
  for (let i = 0; i < count; i++) {
    const from = region[i] as number;
    for (let row = from - edge; row <= from + edge; row += edge) {
      for (let at = row - 1; at <= row + 1; at++) {
        // The outermost pixels have no gradients, so that no neighbour is outside.
        if (!((strength[at] as number) > 0)) continue;
        const cosine =
          ((x[at] as number) * sumX + (y[at] as number) * sumY) / Math.sqrt(sumX * sumX + sumY * sumY);
        if (cosine < leastCosine) continue;
        strength[at] = -(strength[at] as number);
        region[count++] = at;
        sumX += x[at] as number;
        sumY += y[at] as number;
      }
    }
  }
  return count;
}

/** The line through a region's pixels, weighted by their strength; null when they are no line. */
function fitSegment(gradients: Gradients, count: number, least: number): Segment | null {
  const { edge, strength, region } = gradients;
  let [sum, sumX, sumY, sumXX, sumXY, sumYY] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const at = region[i] as number;
    const weight = -(strength[at] as number);
    const px = at % edge;
    const py = (at - px) / edge;
    sum += weight;
    sumX += weight * px;
    sumY += weight * py;
    sumXX += weight * px * px;
    sumXY += weight * px * py;
    sumYY += weight * py * py;
  }
  const [meanX, meanY] = [sumX / sum, sumY / sum];
  const [xx, xy, yy] = [
    sumXX / sum - meanX * meanX,
    sumXY / sum - meanX * meanY,
    sumYY / sum - meanY * meanY,
  ];
  // The eigenvectors of the second moments: along the line, and across it.
  const across = (xx + yy - Math.hypot(xx - yy, 2 * xy)) / 2;
  if (across > widest * widest) return null;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  let [first, last] = [0, 0];
  for (let i = 0; i < count; i++) {
    const at = region[i] as number;
    const px = at % edge;
    const along = (px - meanX) * alongX + ((at - px) / edge - meanY) * alongY;
    if (along < first) first = along;
    if (along > last) last = along;
  }
  const length = last - first;
  if (length < least || count < length * leastDensity) return null;
  const [x, y] = [meanX + 0.5, meanY + 0.5];
  return {
    x1: x + first * alongX,
    y1: y + first * alongY,
    x2: x + last * alongX,
    y2: y + last * alongY,
  };
}
