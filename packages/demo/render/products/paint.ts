/** Paint for product pictures: colours that go together, and the plain ground on which everything stands. */

/** The side of a picture in pixels. */
const sidePixels = 800;

/** A colour between two, `#rrggbb`; 0 is the first, 1 the second. */
function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(part(first, at) * (1 - share) + part(second, at) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a colour towards near black by a share of 0 to 1. */
export const darker = (colour: string, share = 0.25) => mix(colour, '#1a1512', share);

/** Mixes a colour towards white by a share of 0 to 1. */
export const lighter = (colour: string, share = 0.25) => mix(colour, '#ffffff', share);

/** What a thing casts on the ground: an ellipse, its centre and radii in pixels. */
export interface Shadow {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The picture of a thing on a plain ground. Light comes from the upper left. */
export function picture(ground: string, thing: string, { x, y, rx, ry }: Shadow): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePixels}" height="${sidePixels}" viewBox="0 0 ${sidePixels} ${sidePixels}">
  <defs>
    <radialGradient id="ground" cx=".42" cy=".34" r=".85">
      <stop offset="0" stop-color="${lighter(ground, 0.55)}"/><stop offset="1" stop-color="${ground}"/>
    </radialGradient>
    <linearGradient id="light" x1="0" y1="0" x2="1" y2="0.35">
      <stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#20140c" stop-opacity=".3"/>
    </linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#fff1cf"/><stop offset="1" stop-color="#fff1cf" stop-opacity="0"/></radialGradient>
    <filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="20 9"/></filter>
    <filter id="close" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="7 4"/></filter>
  </defs>
  <rect width="${sidePixels}" height="${sidePixels}" fill="url(#ground)"/>
  <ellipse cx="${x + 14}" cy="${y + 6}" rx="${rx}" ry="${ry}" fill="#3a2c20" opacity=".3" filter="url(#soft)"/>
  <ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.5}" fill="#2a1f17" opacity=".3" filter="url(#close)"/>
  ${thing}
</svg>`;
}

/** A closed shape in one colour, with the light over it. */
export function body(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/><path d="${path}" fill="url(#light)"/>`;
}

/** A drawn line such as a seam. */
export function line(path: string, colour: string, width = 3, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

const stitches = 'stroke-dasharray="7 7"';

/** A sewn seam. */
export function seam(path: string, colour: string): string {
  return line(path, colour, 2.5, stitches);
}
