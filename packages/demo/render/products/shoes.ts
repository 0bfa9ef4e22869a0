/** Shoes from the side, toe to the right. */
import { body, darker, lighter, line, seam } from './paint.ts';

/** A trainer: `sole` and `accent` colours beside its own. */
export function trainer(colour: string, accent: string, sole: string): string {
  const upper =
    'M146 560 Q136 470 170 382 Q226 398 262 372 Q300 344 322 372 Q402 470 528 494 Q640 512 656 568 L656 586 L150 586 Z';
  return [
    body('M138 572 Q400 590 668 572 Q678 622 640 630 L166 630 Q130 622 138 572 Z', sole),
    line('M142 602 Q400 616 668 600', darker(sole, 0.2), 3),
    body(upper, colour),
    body('M146 560 Q138 480 164 398 Q206 420 214 470 Q222 530 206 584 L150 586 Z', accent),
    body('M540 496 Q640 512 656 568 L656 586 L520 586 Q556 546 540 496 Z', lighter(colour, 0.12)),
    body('M262 372 Q300 344 322 372 Q366 424 424 456 L376 496 Q300 440 262 372 Z', lighter(colour, 0.22)),
    line('M300 432 l46 -34 M332 460 l46 -34 M366 484 l46 -30 M402 502 l42 -28', lighter(sole, 0.4), 9),
    seam('M222 470 Q330 560 520 580 M540 500 Q556 546 524 584', darker(colour, 0.3)),
    line('M250 520 Q340 490 420 572', accent, 15),
    line('M170 382 Q226 398 262 372', darker(colour, 0.25), 5),
  ].join('');
}

/** A canvas shoe with a rubber toe. */
export function plimsoll(colour: string, _accent: string, sole: string): string {
  const upper =
    'M152 566 Q142 490 166 420 Q226 436 268 402 Q300 384 322 410 Q400 486 560 510 Q640 526 650 576 Z';
  return [
    body(upper, colour),
    body('M552 510 Q640 524 652 580 L540 584 Q520 540 552 510 Z', sole),
    body('M140 568 L660 568 Q672 616 640 618 L160 618 Q132 612 140 568 Z', sole),
    line('M146 584 L656 584', darker(colour, 0.1), 4),
    line('M290 452 l42 -30 M322 478 l42 -30 M358 498 l40 -28 M396 514 l38 -24', lighter(sole, 0.3), 9),
    ...[
      [300, 446],
      [332, 470],
      [368, 490],
      [406, 506],
    ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#b8b2a6"/>`),
    seam('M190 440 Q196 520 176 562 M232 470 Q330 556 530 566', lighter(colour, 0.35)),
  ].join('');
}

/** A laced leather shoe. */
export function derby(colour: string): string {
  const upper =
    'M152 560 Q140 470 172 404 Q236 424 282 398 Q330 440 420 476 Q560 490 640 540 Q662 560 656 588 L156 588 Z';
  return [
    body(
      'M146 578 L664 578 Q676 606 650 612 L310 612 L304 640 L160 640 L152 612 Q140 600 146 578 Z',
      darker(colour, 0.62),
    ),
    line('M150 588 L664 588', lighter(colour, 0.35), 3, 'stroke-dasharray="5 5"'),
    body(upper, colour),
    body('M470 486 Q580 498 640 540 Q662 560 656 580 L482 580 Q510 530 470 486 Z', lighter(colour, 0.1)),
    body('M240 424 Q300 430 352 462 L410 504 Q380 556 300 560 Q250 540 240 424 Z', darker(colour, 0.16)),
    line('M300 446 l64 26 M318 470 l64 24 M338 494 l60 22', darker(colour, 0.55), 7),
    seam('M470 486 Q510 530 484 578 M246 436 Q256 540 300 552 Q376 548 404 506', lighter(colour, 0.3)),
    line('M520 504 Q600 518 634 550', lighter(colour, 0.55), 8, 'opacity=".5"'),
  ].join('');
}

/** A boot with elastic sides; `heel` metres high is not said here: a low stacked one. */
export function chelsea(colour: string): string {
  const upper =
    'M196 590 Q182 470 206 250 Q300 268 376 250 Q372 380 412 440 Q470 492 566 506 Q640 524 644 590 Z';
  return [
    body(
      'M190 582 L650 582 Q660 612 636 616 L340 616 L334 646 L200 646 L194 616 Q184 604 190 582 Z',
      darker(colour, 0.6),
    ),
    body(upper, colour),
    body(
      'M268 264 Q310 264 340 258 Q344 380 372 440 Q330 476 296 440 Q268 380 268 264 Z',
      darker(colour, 0.45),
    ),
    line('M284 300 v130 M298 300 v140 M312 300 v146 M326 300 v140', darker(colour, 0.6), 3, 'opacity=".7"'),
    line('M214 252 q-10 -40 16 -44 q22 0 14 48', darker(colour, 0.3), 10),
    seam('M372 442 Q420 520 566 530', darker(colour, 0.3)),
    line('M480 506 Q590 520 626 560', lighter(colour, 0.5), 8, 'opacity=".45"'),
  ].join('');
}

/** An ankle boot on a stacked heel. */
export function boot(colour: string): string {
  const upper =
    'M214 560 Q196 420 214 262 Q300 282 378 258 Q378 390 424 440 Q500 500 596 534 Q646 556 640 588 L430 596 Q330 560 214 560 Z';
  return [
    body(
      'M210 556 Q330 556 430 590 L646 582 Q654 600 632 606 L424 612 Q330 580 322 584 L312 668 L226 668 Z',
      darker(colour, 0.55),
    ),
    line('M222 606 h92 M224 634 h90', darker(colour, 0.7), 3),
    body(upper, colour),
    line('M352 270 Q352 400 392 452 Q440 500 500 520', darker(colour, 0.3), 4),
    line('M336 290 v120', '#c9a24e', 4, 'stroke-dasharray="4 4"'),
    seam('M220 470 Q300 500 392 456', darker(colour, 0.3)),
    line('M500 510 Q590 540 620 566', lighter(colour, 0.55), 8, 'opacity=".5"'),
  ].join('');
}
