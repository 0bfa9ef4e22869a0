/**
 * Welcome pages that the build draws ahead, for every shape that their markup can have. Where a tour has something of its
 * own there are marks, which the server replaces.
 */

/** One shape of the page. */
export interface DrawnWelcome {
  name: string;
  tourtype: 'real-estate' | 'retail';
  /** So many scenes it was drawn with. */
  scenes: number;
  /** Whether its cover comes in several sizes. */
  hasSources: boolean;
}

/** A number of scenes that stands for any larger than one. */
export const manyScenes = 77_777;

/** Letters that no keyboard has, so that nobody's text is taken for a mark. */
const mark = (name: string) => `\u{E000}${name}\u{E001}`;
export const welcomeMarks = {
  name: mark('name'),
  description: mark('description'),
  cover: mark('cover'),
  /** As the page writes it: with a comma, it is in no name of a style. */
  scenes: '77,777',
  tourId: 'tour-id',
} as const;

export const drawnWelcomes: readonly DrawnWelcome[] = (['real-estate', 'retail'] as const).flatMap(
  (tourtype) =>
    [0, 1, manyScenes].flatMap((scenes) =>
      [true, false].map((hasSources) => ({
        name: `welcome-${tourtype}-${scenes}-${hasSources ? 'sizes' : 'one'}`,
        tourtype,
        scenes,
        hasSources,
      })),
    ),
);
