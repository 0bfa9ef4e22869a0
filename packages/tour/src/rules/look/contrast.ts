/** Contrast as defined by WCAG 2, for colours like #c2491d. */

/** Text of this size needs this much. */
export const enoughContrast = 4.5;
const white = '#ffffff';
const ink = '#11151a';

type Rgb = [number, number, number];

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** White or dark, whichever is read better on a colour. */
export function readableOn(colour: string): string {
  return contrastOf(colour, white) >= contrastOf(colour, ink) ? white : ink;
}

/** A colour with a share of another one. */
export function mixed(colour: string, other: string, share: number): string {
  const [a, b] = [rgbOf(colour), rgbOf(other)];
  return hexOf(a.map((part, index) => part + ((b[index] ?? part) - part) * share) as Rgb);
}

/**
 * The nearest shade on which white text is read well: the same colour with as little black as it takes. One that passes is
 * returned as it is.
 */
export function nearestForWhite(colour: string): string {
  for (let share = 0; share <= 1; share += 0.01) {
    const shade = mixed(colour, '#000000', share);
    if (contrastOf(shade, white) >= enoughContrast) return shade;
  }
  return '#000000';
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as Rgb;
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
