/** From 0 to 255: what encoders make of black. */
const darkest = 20;
/** How much of both circles shows something, and of what surrounds them. */
const [mostInside, fewOutside] = [0.6, 0.05];
/** Beside the circles, in radii: not above and below them, where a band between black bars is dark too. */
const [beyond, beside] = [1.06, 0.7];

/**
 * Whether a picture shows two round halves side by side on black, as the two lenses of a camera see them, and not yet
 * stitched. Pixels in RGBA; in a video of 16:9 the circles do not reach the upper and lower rim.
 */
export function isDualFisheye({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): boolean {
  const half = width / 2;
  const radius = Math.min(half, height) / 2;
  const counts = { inside: 0, shown: 0, outside: 0, bright: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x % half) + 0.5 - half / 2, y + 0.5 - height / 2) / radius;
      const at = (y * width + x) * 4;
      const isShown = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > darkest;
      if (away < 0.8) {
        counts.inside++;
        counts.shown += Number(isShown);
      } else if (away > beyond && Math.abs(y + 0.5 - height / 2) < beside * radius) {
        counts.outside++;
        counts.bright += Number(isShown);
      }
    }
  }
  return counts.shown > mostInside * counts.inside && counts.bright <= fewOutside * counts.outside;
}
