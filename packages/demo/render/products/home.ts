/** Things for the home. */
import { body, darker, lighter, line } from './paint.ts';

/** Draws an amphora as SVG elements in the square of 800. */
export function amphora(colour: string): string {
  const shape =
    'M344 168 Q400 152 456 168 Q462 190 438 206 Q430 244 442 268 Q548 326 536 466 Q524 600 452 690 Q400 706 348 690 Q276 600 264 466 Q252 326 358 268 Q370 244 362 206 Q338 190 344 168 Z';
  return [
    line('M352 222 Q262 226 268 340 M448 222 Q538 226 532 340', darker(colour, 0.14), 20),
    body(shape, colour),
    '<ellipse cx="400" cy="170" rx="54" ry="13" fill="#2c1d14" opacity=".55"/>',
    line('M272 400 Q400 436 528 400 M270 430 Q400 466 530 430', lighter(colour, 0.25), 5, 'opacity=".7"'),
    line('M300 560 Q400 590 500 560', darker(colour, 0.12), 3, 'opacity=".6"'),
    line('M312 330 Q284 420 306 540', lighter(colour, 0.6), 16, 'opacity=".3"'),
  ].join('');
}

/** Draws a woven cushion as SVG elements in the square of 800. */
export function cushion(colour: string): string {
  const shape = 'M196 214 Q400 246 604 214 Q576 410 604 606 Q400 574 196 606 Q224 410 196 214 Z';
  const weave = Array.from({ length: 15 }, (_, i) => `M${226 + i * 25} 236 q${(i - 7) * -2} 176 0 346`).join(
    ' ',
  );
  return [
    body(shape, colour),
    line(weave, darker(colour, 0.1), 3, 'opacity=".5"'),
    line(
      'M226 330 Q400 352 574 330 M220 410 H580 M226 490 Q400 468 574 490',
      lighter(colour, 0.3),
      9,
      'opacity=".6"',
    ),
    line(
      'M196 214 Q400 246 604 214 Q576 410 604 606 Q400 574 196 606 Q224 410 196 214 Z',
      darker(colour, 0.2),
      6,
    ),
    line('M240 260 Q300 300 290 380 M560 560 Q500 520 512 450', darker(colour, 0.16), 10, 'opacity=".35"'),
  ].join('');
}

const designs = { arches, lattice, bands };

function bands(pattern: string, accent: string): string {
  return [180, 250, 330, 420, 500, 580]
    .map(
      (y, i) =>
        `<rect x="236" y="${y}" width="328" height="${i % 2 ? 22 : 38}" fill="${i % 3 === 1 ? accent : pattern}"/>`,
    )
    .join('');
}

function lattice(pattern: string, accent: string): string {
  return Array.from({ length: 4 * 6 }, (_, i) => {
    const [x, y] = [277 + (i % 4) * 82, 178 + Math.floor(i / 4) * 84];
    const fill = (i + Math.floor(i / 4)) % 3 === 0 ? accent : pattern;
    return `<path d="M${x} ${y - 38} l34 38 l-34 38 l-34 -38 Z" fill="none" stroke="${pattern}" stroke-width="6"/><path d="M${x} ${y - 15} l13 15 l-13 15 l-13 -15 Z" fill="${fill}"/>`;
  }).join('');
}

/** Three rows of two, one arch in another, the colours changing places. */
function arches(pattern: string, accent: string): string {
  return Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [320 + (i % 2) * 160, 296 + Math.floor(i / 2) * 168];
    const inks = (i + Math.floor(i / 2)) % 2 === 0 ? [pattern, accent, pattern] : [accent, pattern, accent];
    return [60, 38, 16]
      .map(
        (r, j) =>
          `<path d="M${x - r} ${y} V${y - 70} A${r} ${r} 0 0 1 ${x + r} ${y - 70} V${y}" fill="none" stroke="${inks[j]}" stroke-width="14"/>`,
      )
      .join('');
  }).join('');
}

/** A flat rug, hung; the design is `arches`, `lattice` or `bands`. */
export function rug(ground: string, pattern: string, accent: string, design: keyof typeof designs): string {
  const fringe = Array.from(
    { length: 33 },
    (_, i) => `M${240 + i * 10} 122 v-22 M${240 + i * 10} 668 v24`,
  ).join(' ');
  return [
    line(fringe, lighter(ground, 0.3), 3),
    `<rect x="236" y="120" width="328" height="550" fill="${ground}"/>`,
    designs[design](pattern, accent),
    '<rect x="236" y="120" width="328" height="550" fill="url(#light)"/>',
    line('M248 134 H552 V656 H248 Z', darker(pattern, 0.1), 4),
  ].join('');
}

/** Draws a table lamp with a glass globe as SVG elements in the square of 800. */
export function globeLamp(metal: string): string {
  return [
    '<circle cx="400" cy="330" r="300" fill="url(#glow)" opacity=".8"/>',
    body('M384 470 h32 v168 h-32 Z', metal),
    body('M290 650 Q400 606 510 650 Q520 684 400 690 Q280 684 290 650 Z', metal),
    body('M346 462 h108 l-14 26 h-80 Z', darker(metal, 0.15)),
    '<circle cx="400" cy="330" r="146" fill="#fffaf0"/><circle cx="400" cy="330" r="146" fill="url(#light)" opacity=".45"/>',
    '<circle cx="360" cy="284" r="62" fill="#fff" opacity=".7"/>',
  ].join('');
}

/** Draws a pendant lamp of rattan as SVG elements in the square of 800. */
export function rattanPendant(colour: string): string {
  const ribs = Array.from(
    { length: 15 },
    (_, i) => `M400 262 Q${400 + (i - 7) * 26} 330 ${400 + (i - 7) * 32} 556`,
  ).join(' ');
  const rings = [310, 360, 410, 460, 510]
    .map((y, i) => `M${330 - i * 26} ${y} Q400 ${y + 26} ${470 + i * 26} ${y}`)
    .join(' ');
  return [
    line('M400 0 V250', '#3a342e', 6),
    '<ellipse cx="400" cy="520" rx="260" ry="190" fill="url(#glow)"/>',
    body(
      'M360 250 Q400 236 440 250 Q560 300 632 556 Q400 620 168 556 Q240 300 360 250 Z',
      lighter(colour, 0.25),
    ),
    line(ribs, darker(colour, 0.2), 7),
    line(rings, colour, 9),
    line('M168 556 Q400 620 632 556 Q400 510 168 556', darker(colour, 0.3), 12),
    '<ellipse cx="400" cy="560" rx="120" ry="24" fill="#fff3d6" opacity=".8"/>',
  ].join('');
}

/** Draws a lamp on a wooden tripod as SVG elements in the square of 800. */
export function tripodLamp(shade: string): string {
  const wood = '#a9774a';
  return [
    '<ellipse cx="400" cy="300" rx="300" ry="230" fill="url(#glow)" opacity=".8"/>',
    line('M392 350 L268 706', wood, 17),
    line('M408 350 L532 706', darker(wood, 0.15), 17),
    line('M400 350 L420 722', darker(wood, 0.3), 15),
    line('M326 540 H474', darker(wood, 0.25), 7),
    body('M292 132 L508 132 L566 344 Q400 372 234 344 Z', shade),
    line('M234 344 Q400 372 566 344', darker(shade, 0.22), 6),
    '<path d="M292 132 L508 132 L566 344 Q400 372 234 344 Z" fill="#fff1cf" opacity=".3"/>',
  ].join('');
}
