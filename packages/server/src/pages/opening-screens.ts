/** For which screens an opening view is drawn sharply, and of what size. */
import { maxVfov, type View } from '@tourwright/tour/sphere';

/** Which screens take a picture, and the sizes in which it is drawn. */
interface ScreenClass {
  media: string;
  /** Width / height of the narrowest and the widest of them. */
  narrowest: number;
  widest: number;
  /** Device pixels. */
  widths: { width: number; isDense: boolean }[];
}

/**
 * Upright phones, and windows on computers. What lies between (tablets, small windows) and what is larger is served by tiles
 * alone. More pixels than 1296 on a phone's screen are not told from these.
 */
const classes: Record<'phone' | 'other', ScreenClass> = {
  phone: {
    media: '(min-aspect-ratio:3/8) and (max-aspect-ratio:3/5)',
    narrowest: 3 / 8,
    widest: 3 / 5,
    widths: [
      { width: 864, isDense: true },
      { width: 1296, isDense: true },
    ],
  },
  other: {
    // Those of at most 3000 device pixels.
    media: [
      '(max-width:1500px)',
      '(max-width:1900px) and (max-resolution:1.5dppx)',
      '(max-width:2800px) and (max-resolution:1dppx)',
    ]
      .map((size) => `(min-aspect-ratio:16/9) and ${size}`)
      .join(),
    narrowest: 16 / 9,
    widest: 16 / 9,
    widths: [
      { width: 1280, isDense: false },
      { width: 1920, isDense: false },
      { width: 2560, isDense: true },
    ],
  },
};

/** How the pictures of an opening view are chosen from, as `<source>` says it. */
export interface OpeningScreens {
  media: string;
  /** How wide a picture that covers the screen is there. */
  shownWidth: string;
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>;
  sizes: { width: number; height: number; isDense: boolean }[];
}

/**
 * Pictures that show on every screen of a class what the viewer shows there, when they cover it: it gives the view its width, or,
 * where that would be more than `maxVfov` of height, its height.
 */
export function openingScreens(
  angles: Pick<View, 'yaw' | 'pitch' | 'hfov'>,
  isPhone: boolean,
): OpeningScreens {
  const { media, narrowest, widest, widths } = classes[isPhone ? 'phone' : 'other'];
  const across = Math.tan(angles.hfov / 2);
  const tallest = Math.tan(maxVfov / 2);
  // Half the picture's plane at distance 1.
  const right = Math.min(across, widest * tallest);
  const up = Math.min(across, narrowest * tallest) / narrowest;
  return {
    media,
    // A hair less than it is: for a pixel more nobody needs the next size.
    shownWidth: `max(99vw,${Math.round((right / up) * 99)}vh)`,
    angles: { ...angles, hfov: 2 * Math.atan(right) },
    sizes: widths.map(({ width, isDense }) => ({
      width,
      height: Math.round((width * up) / right),
      isDense,
    })),
  };
}
