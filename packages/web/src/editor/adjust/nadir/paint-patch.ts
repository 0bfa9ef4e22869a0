/** Paints the tripod patch as the cutter will, as a preview before it is cut. */
import { type Direction, directionOf, faceOf, faces, radians } from '@tourwright/tour/sphere';

/** Pixels on a side of the square that holds the disc. */
export const patchEdge = 320;

type Colour = readonly [number, number, number];

/** Fills a picture whose every pixel is on the floor; `size` is the disc in degrees. Beyond the disc it is clear. */
function paintDisc(size: number, colourAt: (share: number, yaw: number) => ArrayLike<number>): ImageData {
  const radius = radians(size / 2);
  const picture = new ImageData(patchEdge, patchEdge);
  for (let y = 0; y < patchEdge; y++) {
    for (let x = 0; x < patchEdge; x++) {
      const [across, ahead] = [((x + 0.5) * 2) / patchEdge - 1, 1 - ((y + 0.5) * 2) / patchEdge];
      const share = Math.atan(Math.hypot(across, ahead) * Math.tan(radius)) / radius;
      if (share >= 1) continue;
      picture.data.set(colourAt(share, Math.atan2(across, ahead)), (y * patchEdge + x) * 4);
    }
  }
  return picture;
}

/** The room as a ball of chrome shows it; `strip` is the scene's preview, six faces side by side. */
export function paintBall(size: number, strip: ImageData): ImageData {
  const radius = radians(size / 2);
  return paintDisc(size, (share, yaw) => {
    const seen = Math.PI - 2 * Math.asin(share * Math.sin((Math.PI - radius) / 2));
    const brightness = 1 - 0.25 * share ** 8;
    const [red, green, blue] = colourIn(strip, directionOf(yaw, seen - Math.PI / 2));
    return [red * brightness, green * brightness, blue * brightness, 255];
  });
}

/** A logo, its corners on the disc's rim, upright for a visitor who looks ahead and then down. */
export function paintLogo(size: number, logo: ImageData): ImageData {
  const scale = Math.hypot(logo.width, logo.height) / 2;
  return paintDisc(size, (share, yaw) => {
    const column = Math.floor(logo.width / 2 + Math.sin(yaw) * share * scale);
    const line = Math.floor(logo.height / 2 - Math.cos(yaw) * share * scale);
    if (column < 0 || line < 0 || column >= logo.width || line >= logo.height) return [0, 0, 0, 0];
    const at = (line * logo.width + column) * 4;
    return logo.data.subarray(at, at + 4);
  });
}

/** Between the texels of the face that the direction is on. */
function colourIn(strip: ImageData, direction: Direction): Colour {
  const { face, s, t } = faceOf(direction);
  const edge = strip.height;
  const [x, y] = [within(s * edge - 0.5, edge), within(t * edge - 0.5, edge)];
  const [left, top] = [Math.min(edge - 2, Math.floor(x)), Math.min(edge - 2, Math.floor(y))];
  const [right, down] = [x - left, y - top];
  const texel = (column: number, line: number, channel: number) =>
    strip.data[(line * strip.width + faces.indexOf(face) * edge + column) * 4 + channel] ?? 0;
  const mix = (channel: number) =>
    (texel(left, top, channel) * (1 - right) + texel(left + 1, top, channel) * right) * (1 - down) +
    (texel(left, top + 1, channel) * (1 - right) + texel(left + 1, top + 1, channel) * right) * down;
  return [mix(0), mix(1), mix(2)];
}

function within(place: number, edge: number): number {
  return Math.min(edge - 1, Math.max(0, place));
}
