/** The classes of screens for which sharp stills are drawn, with their sizes. */
import { maxVfov, type View } from '@tourwright/tour/sphere';

/** Which screens take a picture, and the sizes in which it is drawn. */
interface ScreenClass {
  media: string;
  /** Width / height of the narrowest and the widest of them. */
  narrowest: number;
  widest: number;
  /** Device pixels. */
  widths: StillWidth[];
  /** At most as wide browsers without AVIF have it. */
  plainWidth: number;
}

interface StillWidth {
  width: number;
  /** For screens with several pixels in a CSS pixel, where nobody sees as much. */
  isDense: boolean;
}

/**
 * Upright phones (more than 1296 pixels on one look no different), upright tablets, windows of computers and phones on
 * their side, and what is a little narrower: tablets on their side and small windows. The few windows that are nearly square
 * are served by tiles alone. Of two classes that meet in one shape a browser takes the first.
 */
const classes: ScreenClass[] = [
  {
    media: '(min-aspect-ratio:3/8) and (max-aspect-ratio:3/5)',
    narrowest: 3 / 8,
    widest: 3 / 5,
    widths: [
      { width: 864, isDense: true },
      { width: 1296, isDense: true },
    ],
    plainWidth: 864,
  },
  {
    media: '(min-aspect-ratio:3/5) and (max-aspect-ratio:6/7)',
    narrowest: 3 / 5,
    widest: 6 / 7,
    widths: [
      { width: 1200, isDense: true },
      { width: 1680, isDense: true },
    ],
    plainWidth: 1200,
  },
  {
    media: '(min-aspect-ratio:16/9)',
    narrowest: 16 / 9,
    widest: 16 / 9,
    widths: [
      { width: 1280, isDense: false },
      { width: 1920, isDense: false },
      { width: 2560, isDense: true },
      { width: 3840, isDense: true },
    ],
    plainWidth: 1920,
  },
  {
    media: '(min-aspect-ratio:4/3) and (max-aspect-ratio:16/9)',
    narrowest: 4 / 3,
    widest: 16 / 9,
    widths: [
      { width: 1440, isDense: false },
      { width: 2560, isDense: true },
    ],
    plainWidth: 1440,
  },
];

/** The most pixels that are made of a texel of the panorama: more show nothing more. */
const mostEnlarged = 1.25;
/** A size that is hardly larger than another one is none of its own. */
const leastStep = 1.2;

/** Radians. */
export type StillAngles = Pick<View, 'yaw' | 'pitch' | 'hfov'>;

/** How the pictures of a view are chosen from, as `<source>` says it. */
export interface StillScreens {
  media: string;
  /** How wide a picture that covers the screen is there. */
  shownWidth: string;
  angles: StillAngles;
  /** The smallest first. */
  sizes: (StillWidth & { height: number })[];
  /** Of that for browsers without AVIF. */
  plainWidth: number;
}

/**
 * Pictures of a panorama whose faces have `faceSize` texels. They show on every screen of a class what the viewer shows there, when they cover it: it gives the view its width, or,
 * where that would be more than `maxVfov` of height, its height.
 */
export function stillScreens(angles: StillAngles, faceSize: number): StillScreens[] {
  const across = Math.tan(angles.hfov / 2);
  const tallest = Math.tan(maxVfov / 2);
  return classes.map(({ media, narrowest, widest, widths, plainWidth }) => {
    // Half the picture's plane at distance 1.
    const right = Math.min(across, widest * tallest);
    const up = Math.min(across, narrowest * tallest) / narrowest;
    const made = asWideAs(widths, Math.round(faceSize * right * mostEnlarged));
    const plain = made.findLast(({ width }) => width <= plainWidth) ?? made[0];
    return {
      media,
      plainWidth: plain?.width ?? plainWidth,
      // A hair less than it is: for a pixel more nobody needs the next size.
      shownWidth: `max(99vw,${Math.round((right / up) * 99)}vh)`,
      angles: { ...angles, hfov: 2 * Math.atan(right) },
      sizes: made.map((size) => ({ ...size, height: Math.round((size.width * up) / right) })),
    };
  });
}

/** The sizes that a panorama fills; where it is too small for the next one, as large as it is. */
function asWideAs(widths: StillWidth[], most: number): StillWidth[] {
  const filled = widths.filter(({ width }) => width <= most);
  const [next] = widths.slice(filled.length);
  if (!next || most < (filled.at(-1)?.width ?? 0) * leastStep) return filled;
  return [...filled, { ...next, width: most }];
}
