/** Clothes and a bag, in one colour each; the ground shadow is where they lie or hang. */
import { body, darker, lighter, line, seam } from './paint.ts';

/** Draws a knitted jumper as SVG elements in the square of 800. */
export function jumper(colour: string): string {
  const trunk = 'M290 205 Q400 262 510 205 L560 228 Q600 300 592 640 Q400 668 208 640 Q200 300 240 228 Z';
  const sleeve = 'M246 222 Q160 258 128 590 Q166 618 214 606 Q226 440 258 330 Z';
  const other = 'M554 222 Q640 258 672 590 Q634 618 586 606 Q574 440 542 330 Z';
  const ribs = Array.from({ length: 24 }, (_, i) => `M${214 + i * 16.2} 606 l0 40`).join(' ');
  const knit = Array.from({ length: 13 }, (_, i) => `M${232 + i * 28} 300 q6 150 0 300`).join(' ');
  return [
    body(sleeve, darker(colour, 0.06)),
    body(other, darker(colour, 0.12)),
    body(trunk, colour),
    line(knit, darker(colour, 0.1), 2, 'opacity=".5"'),
    line(ribs, darker(colour, 0.2), 3),
    line('M208 604 Q400 632 592 604', darker(colour, 0.18), 4),
    line('M290 205 Q400 290 510 205', lighter(colour, 0.12), 22),
    line('M286 212 Q400 306 514 212', darker(colour, 0.2), 3),
    line('M131 556 q40 24 86 14 M669 556 q-40 24 -86 14', darker(colour, 0.18), 4),
  ].join('');
}

/** Draws a buttoned shirt as SVG elements in the square of 800. */
export function shirt(colour: string): string {
  const trunk =
    'M300 190 L500 190 Q560 214 574 300 L580 640 Q490 676 400 662 Q310 676 220 640 L226 300 Q240 214 300 190 Z';
  const sleeves =
    'M244 214 Q160 260 142 560 L218 578 L240 360 Z M556 214 Q640 260 658 560 L582 578 L560 360 Z';
  const buttons = [290, 360, 430, 500, 570]
    .map(
      (y) =>
        `<circle cx="400" cy="${y}" r="6.5" fill="${lighter(colour, 0.75)}" stroke="${darker(colour, 0.3)}" stroke-width="2"/>`,
    )
    .join('');
  return [
    body(sleeves, darker(colour, 0.07)),
    body(trunk, colour),
    body(
      'M322 176 L400 250 L348 296 L288 206 Z M478 176 L400 250 L452 296 L512 206 Z',
      lighter(colour, 0.16),
    ),
    line('M400 252 L400 660', darker(colour, 0.16), 3),
    seam('M424 270 L424 650 M376 270 L376 650', darker(colour, 0.14)),
    line('M452 350 h78 v84 q-39 18 -78 0 Z', darker(colour, 0.16), 3),
    line('M142 548 l78 18 M658 548 l-78 18', darker(colour, 0.18), 4),
    line('M290 330 q-20 130 -10 260 M520 480 q12 80 4 140', darker(colour, 0.1), 6, 'opacity=".5"'),
    buttons,
  ].join('');
}

/** Draws a summer dress as SVG elements in the square of 800. */
export function dress(colour: string): string {
  const skirt = 'M312 366 Q400 388 488 366 Q560 520 606 694 Q400 734 194 694 Q240 520 312 366 Z';
  const top =
    'M318 140 L362 132 L412 250 L444 132 L486 140 Q520 230 488 372 Q400 396 312 372 Q282 230 318 140 Z';
  return [
    body(skirt, colour),
    line(
      'M340 390 Q300 540 268 700 M400 394 Q398 560 400 716 M460 390 Q500 540 532 700',
      darker(colour, 0.16),
      5,
      'opacity=".7"',
    ),
    body(top, colour),
    line('M362 132 L470 366 M444 132 L400 240', darker(colour, 0.24), 4),
    body('M308 354 Q400 382 492 354 L490 388 Q400 414 310 388 Z', darker(colour, 0.22)),
    body('M484 366 Q540 420 534 520 L514 520 Q512 430 476 386 Z', darker(colour, 0.28)),
    body('M480 372 Q506 440 488 508 L470 504 Q486 440 468 388 Z', darker(colour, 0.2)),
  ].join('');
}

/** Draws a slip dress as SVG elements in the square of 800. */
export function slip(colour: string): string {
  const shape =
    'M316 262 Q350 236 378 262 Q400 292 422 262 Q450 236 484 262 Q500 400 556 690 Q400 730 244 690 Q300 400 316 262 Z';
  return [
    line('M330 254 Q338 150 372 108 M470 254 Q462 150 428 108', darker(colour, 0.2), 5),
    body(shape, colour),
    line('M352 320 Q330 520 312 700', lighter(colour, 0.5), 16, 'opacity=".45"'),
    line('M440 330 Q470 520 486 700', darker(colour, 0.22), 14, 'opacity=".35"'),
    line('M316 262 Q350 236 378 262 Q400 292 422 262 Q450 236 484 262', darker(colour, 0.28), 5),
  ].join('');
}

/** Draws a handbag with a flap as SVG elements in the square of 800. */
export function bag(colour: string): string {
  const trunk = 'M196 372 Q400 346 604 372 L622 620 Q618 664 570 668 L230 668 Q182 664 178 620 Z';
  const flap = 'M190 364 Q400 332 610 364 Q626 500 560 548 Q400 596 240 548 Q174 500 190 364 Z';
  return [
    line('M226 372 Q240 130 400 124 Q560 130 574 372', darker(colour, 0.3), 16),
    line('M226 372 Q240 134 400 128 Q560 134 574 372', lighter(colour, 0.1), 4),
    body(trunk, darker(colour, 0.16)),
    body(flap, colour),
    seam(
      'M204 376 Q400 346 596 376 Q608 494 550 534 Q400 578 250 534 Q192 494 204 376',
      lighter(colour, 0.4),
    ),
    body('M378 520 h44 v76 q-22 14 -44 0 Z', darker(colour, 0.25)),
    '<rect x="382" y="548" width="36" height="30" rx="6" fill="#c9a24e"/><rect x="390" y="556" width="20" height="14" rx="4" fill="#8f6d2a"/>',
    '<circle cx="226" cy="374" r="11" fill="#c9a24e"/><circle cx="574" cy="374" r="11" fill="#c9a24e"/>',
  ].join('');
}
