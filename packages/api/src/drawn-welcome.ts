/**
 * Welcome pages that the build draws ahead, for every shape that their markup can have. Where a tour has something of its
 * own there are marks, which the server replaces.
 */

/** One shape of the page. */
export interface DrawnWelcome {
  name: string;
  tourtype: 'real-estate' | 'retail';
  /** How many scenes it was drawn with. */
  scenes: number;
  /** Whether its cover comes in several sizes. */
  hasSources: boolean;
  /** Whether its owner has entered facts about it. */
  hasFacts: boolean;
}

/** A number of scenes that stands for any larger than one. */
export const manyScenes = 77_777;

/** Letters that no keyboard has, so that nobody's text is taken for a mark. */
const mark = (name: string) => `\u{E000}${name}\u{E001}`;

/** Placeholders that the drawn welcome page carries where the server fills in a tour's own texts and numbers. */
export const welcomeMarks = {
  name: mark('name'),
  description: mark('description'),
  cover: mark('cover'),
  /** The one line of a list of facts; the server puts its own there. */
  fact: mark('fact'),
  /** As the page writes it: with a comma, it is in no name of a style. */
  scenes: '77,777',
  tourId: 'tour-id',
} as const;

/** Under this name lie the messages that lines of facts are made of, as JSON: the app's own, so that the two never differ. */
export const drawnFactWords = 'fact-words';

/** All forms of the welcome page that the build draws: kind of tour, number of scenes, sizes of the cover, facts. */
export const drawnWelcomes: readonly DrawnWelcome[] = (['real-estate', 'retail'] as const).flatMap(
  (tourtype) =>
    [0, 1, manyScenes].flatMap((scenes) =>
      [true, false].flatMap((hasSources) =>
        [true, false].map((hasFacts) => ({
          name: `welcome-${tourtype}-${scenes}-${hasSources ? 'sizes' : 'one'}${hasFacts ? '-facts' : ''}`,
          tourtype,
          scenes,
          hasSources,
          hasFacts,
        })),
      ),
    ),
);
