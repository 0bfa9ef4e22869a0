/**
 * Straight edges in a flat picture of the view, where what is straight in the room is straight: the corner of a frame near a
 * point, and the sides of a frame near four corners. Pure; in pixels of the picture.
 */

/** Brightness, row by row, 0..255. */
export interface GrayPicture {
  width: number;
  height: number;
  values: Float32Array;
}

/** A point of the picture, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** All points with x cos + y sin = distance. */
interface Line {
  cos: number;
  sin: number;
  distance: number;
}

/** An edge is where the brightness changes by this much from one pixel to the next. */
const weakest = 6;
/** Two edges that meet in a smaller angle make no corner; degrees. */
const leastAngle = 20;
/** Directions of lines that the search distinguishes, degrees. */
const step = 3;
const bins = 180 / step;
/** How much of the circle's radius has to be an edge for it to count as a line. */
const leastPart = 0.4;

interface Edgel extends Point {
  /** Brightness to the next pixel, right and down. */
  right: number;
  down: number;
  strength: number;
}

/** The change of brightness at a pixel, by central differences over three rows and columns (Scharr). */
function edgelAt({ width, height, values }: GrayPicture, x: number, y: number): Edgel | null {
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return null;
  const at = (dx: number, dy: number) => values[(y + dy) * width + x + dx] ?? 0;
  const right =
    (3 * (at(1, -1) - at(-1, -1)) + 10 * (at(1, 0) - at(-1, 0)) + 3 * (at(1, 1) - at(-1, 1))) / 32;
  const down = (3 * (at(-1, 1) - at(-1, -1)) + 10 * (at(0, 1) - at(0, -1)) + 3 * (at(1, 1) - at(1, -1))) / 32;
  return { x, y, right, down, strength: Math.hypot(right, down) };
}

/** Where two straight edges meet within `radius` of a point, else the nearest place on one within half of it; null: neither. */
export function snapToEdges(picture: GrayPicture, near: Point, radius: number): Point | null {
  const edgels: Edgel[] = [];
  for (let y = Math.floor(near.y - radius); y <= near.y + radius; y += 1) {
    for (let x = Math.floor(near.x - radius); x <= near.x + radius; x += 1) {
      if (Math.hypot(x - near.x, y - near.y) > radius) continue;
      const edgel = edgelAt(picture, x, y);
      if (edgel && edgel.strength >= weakest) edgels.push(edgel);
    }
  }
  const first = strongestLine(edgels, near, radius, null);
  if (!first) return null;
  const second = strongestLine(edgels, near, radius, first);
  const corner = second && meetingOf(first, second);
  if (corner && isWithin(corner, near, radius)) return corner;
  const away = near.x * first.cos + near.y * first.sin - first.distance;
  const onLine = { x: near.x - away * first.cos, y: near.y - away * first.sin };
  return isWithin(onLine, near, radius / 2) ? onLine : null;
}

function isWithin(point: Point, { x, y }: Point, radius: number): boolean {
  return Math.hypot(point.x - x, point.y - y) <= radius;
}

/** The line on which most of the edges lie that run along it; not one that runs as `other` does. */
function strongestLine(
  edgels: readonly Edgel[],
  { x: midX, y: midY }: Point,
  radius: number,
  other: Line | null,
): Line | null {
  const reach = Math.ceil(radius) + 1;
  const rows = 2 * reach + 1;
  const votes = new Float32Array(bins * rows);
  for (const { x, y, right, down, strength } of edgels) {
    const bin = Math.round((halfTurn(Math.atan2(down, right)) * 180) / Math.PI / step) % bins;
    // The direction of an edge is not exact.
    for (const each of [bin - 1, bin, bin + 1]) {
      const angle = (((each + bins) % bins) * step * Math.PI) / 180;
      const away = Math.round((x - midX) * Math.cos(angle) + (y - midY) * Math.sin(angle)) + reach;
      const place = ((each + bins) % bins) * rows + away;
      // A strong edge is one edge: what counts is how long a line is.
      votes[place] = (votes[place] ?? 0) + Math.min(strength, 4 * weakest) / (4 * weakest);
    }
  }
  let best = -1;
  let most = leastPart * radius;
  votes.forEach((count, place) => {
    if (count <= most) return;
    const angle = Math.floor(place / rows) * step;
    if (other && angleTo(other, angle) < leastAngle) return;
    most = count;
    best = place;
  });
  if (best < 0) return null;
  const angle = (Math.floor(best / rows) * step * Math.PI) / 180;
  const away = (best % rows) - reach;
  return fitted(edgels, {
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    distance: away + midX * Math.cos(angle) + midY * Math.sin(angle),
  });
}

/** Degrees between a line and another one's normal. */
function angleTo({ cos, sin }: Line, degrees: number): number {
  const own = (halfTurn(Math.atan2(sin, cos)) * 180) / Math.PI;
  const apart = Math.abs(own - degrees) % 180;
  return Math.min(apart, 180 - apart);
}

function halfTurn(angle: number): number {
  return ((angle % Math.PI) + Math.PI) % Math.PI;
}

/** The line through the edges near to it, by least squares, each by its strength. */
function fitted(edgels: readonly Edgel[], line: Line): Line {
  let found = line;
  for (const wide of [2.5, 1.5]) {
    const { cos, sin, distance } = found;
    const near = edgels.filter(({ x, y, right, down, strength }) => {
      const isAlong = Math.abs(right * cos + down * sin) > 0.85 * strength;
      return isAlong && Math.abs(x * cos + y * sin - distance) <= wide;
    });
    found = throughPoints(near.map(({ x, y, strength }) => ({ x, y, weight: strength }))) ?? found;
  }
  return found;
}

/** The line from which points are least away, squared; null where they do not say. */
function throughPoints(points: readonly (Point & { weight: number })[]): Line | null {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (const { x, y, weight } of points) {
    sum += weight;
    sumX += x * weight;
    sumY += y * weight;
  }
  if (points.length < 3 || sum === 0) return null;
  const [midX, midY] = [sumX / sum, sumY / sum];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y, weight } of points) {
    xx += weight * (x - midX) ** 2;
    xy += weight * (x - midX) * (y - midY);
    yy += weight * (y - midY) ** 2;
  }
  // The normal is across the longer axis of the points.
  const normal = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
  const [cos, sin] = [Math.cos(normal), Math.sin(normal)];
  return { cos, sin, distance: midX * cos + midY * sin };
}

/** Where two lines cross; null where they run alike. */
function meetingOf(a: Line, b: Line): Point | null {
  const whole = a.cos * b.sin - a.sin * b.cos;
  if (Math.abs(whole) < Math.sin((leastAngle / 2) * (Math.PI / 180))) return null;
  return {
    x: (a.distance * b.sin - b.distance * a.sin) / whole,
    y: (a.cos * b.distance - b.cos * a.distance) / whole,
  };
}

/** Places along a side that are looked at. */
const samples = 48;
/** A side is found where the brightness changes by this much along it, in the mean. */
const leastMean = 4;

/**
 * The frame that is seen near four corners (in order around it): each side goes, within `reach`, to where the brightness
 * changes most along all of it. A side without an edge stays where it is. Null where none of them has any.
 */
export function findFrame(
  picture: GrayPicture,
  corners: readonly [Point, Point, Point, Point],
  reach: number,
): [Point, Point, Point, Point] | null {
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner;
    return edgeAlong(picture, corner, next, reach) ?? { line: lineThrough(corner, next), isFound: false };
  });
  if (!sides.some(({ isFound }) => isFound)) return null;
  const found = corners.map((corner, index) => {
    const [before, after] = [sides[(index + 3) % 4], sides[index]];
    return (before && after && meetingOf(before.line, after.line)) ?? corner;
  });
  const isNear = found.every((point, index) => isWithin(point, corners[index] ?? point, 3 * reach));
  return isNear ? (found as [Point, Point, Point, Point]) : null;
}

/** The best line near a side: both ends are tried at each distance across it. */
function edgeAlong(
  picture: GrayPicture,
  from: Point,
  to: Point,
  reach: number,
): { line: Line; isFound: boolean } | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 8) return null;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  // Not at the very ends, where the next side begins.
  const shares = Array.from({ length: samples }, (_, index) => 0.06 + (0.88 * (index + 0.5)) / samples);
  const most = Math.round(reach);
  // What changes across the side, by place along it and distance from it.
  const changes = shares.map((share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return Float32Array.from({ length: 2 * most + 1 }, (_, index) => {
      const away = index - most;
      const edgel = edgelAt(picture, Math.round(x + across.x * away), Math.round(y + across.y * away));
      return edgel ? edgel.right * across.x + edgel.down * across.y : 0;
    });
  });
  let best: { start: number; end: number } | null = null;
  let bestScore = leastMean;
  for (let start = -most; start <= most; start += 1) {
    for (let end = -most; end <= most; end += 1) {
      let sum = 0;
      shares.forEach((share, index) => {
        const away = start + (end - start) * share;
        const change = changes[index]?.[Math.round(away) + most] ?? 0;
        // One bright spot is no side.
        sum += Math.max(-40, Math.min(40, change));
      });
      // Of two that are as good the nearer one.
      const far = (Math.abs(start) + Math.abs(end)) / (2 * most);
      const score = (Math.abs(sum) / samples) * (1 - 0.35 * far);
      if (score <= bestScore) continue;
      bestScore = score;
      best = { start, end };
    }
  }
  if (!best) return null;
  const { start, end } = best;
  const points = shares.flatMap((share, index) => {
    const near = Math.round(start + (end - start) * share);
    // The middle of the change, finer than a pixel.
    let [sum, place] = [0, 0];
    for (let away = Math.max(-most, near - 2); away <= Math.min(most, near + 2); away += 1) {
      const change = Math.abs(changes[index]?.[away + most] ?? 0);
      sum += change;
      place += change * away;
    }
    if (sum < weakest) return [];
    const away = place / sum;
    const x = Math.round(from.x + (to.x - from.x) * share + across.x * near) + across.x * (away - near);
    const y = Math.round(from.y + (to.y - from.y) * share + across.y * near) + across.y * (away - near);
    return [{ x, y, weight: sum }];
  });
  const line = throughPoints(points);
  return line && { line, isFound: true };
}

function lineThrough(a: Point, b: Point): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [cos, sin] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  return { cos, sin, distance: a.x * cos + a.y * sin };
}
