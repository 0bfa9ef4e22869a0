/** The prerendered welcome page, filled in for a tour. */
import type { Cover } from '@tourwright/api';
import { drawnFactWords, drawnWelcomes, manyScenes, welcomeMarks } from '@tourwright/api/drawn-welcome';
import { sourceLocale } from '@tourwright/api/locales';
import type { Catalogue } from '@tourwright/api/text';
import type { Tour } from '@tourwright/tour/document';
import { type FactWords, factLines, tourSlug } from '@tourwright/tour/rules';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import { en } from '../messages.en.ts';
import type { ShownTour } from './shown-tour.ts';

/**
 * What is in `#root` for a tour: the very markup that the app draws of it, which therefore takes it over. Null where
 * there is none, or no cover: the app's own default picture is then its own affair.
 */
export function drawnWelcome(
  drawn: ReadonlyMap<string, string>,
  { tour, link }: Pick<ShownTour, 'tour' | 'link'>,
  cover: Cover | null | undefined,
): string | null {
  // Another logo, or none, and what a link leaves out, is the app's own affair too.
  if (!cover || tour.cornerLogo || tour.hidesTourwright || link?.isUnbranded || link?.controls) return null;
  const count = tour.scenes.length;
  const facts = linesOf(drawn, tour);
  if (facts === null) return null;
  const shape = drawnWelcomes.find(
    ({ tourtype, scenes, hasSources, hasFacts }) =>
      tourtype === (tour.tourtype === 'real-estate' ? 'real-estate' : 'retail') &&
      scenes === (count > 1 ? manyScenes : count) &&
      hasSources === cover.sources.length > 0 &&
      hasFacts === facts.length > 0,
  );
  const template = shape && drawn.get(shape.name);
  if (template === undefined) return null;
  const by = link ? `&link=${encodeURIComponent(link.key)}` : '';
  const address = `/preview/${tourSlug(tour.name)}?tourId=${encodeURIComponent(tour.id)}&alert=true${by}`;
  const values: Record<string, string> = {
    [welcomeMarks.name]: escapeHtml(tour.name || en['tour.unnamed']),
    [welcomeMarks.description]: escapeHtml(tour.description || en['tour.undescribed']),
    [welcomeMarks.cover]: escapeHtml(cover.src),
    [welcomeMarks.scenes]: new Intl.NumberFormat(sourceLocale).format(count),
  };
  const sources = cover.sources.map((source) => {
    const attributes = Object.entries(source).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<source${attributes.join('')}/>`;
  });
  return (
    template
      .replace(/(?:<source[^<>]*>)+/, () => sources.join(''))
      .replace(/href="\/preview\/[^"]*"/, () => `href="${escapeHtml(address)}"`)
      // In one pass, so that nothing of a tour is taken for a mark.
      .replace(new RegExp([factLine, ...Object.keys(values)].join('|'), 'g'), (mark) =>
        mark.startsWith('<li') ? listOf(mark, facts) : (values[mark] ?? mark),
      )
  );
}

const factLine = `<li[^>]*>${welcomeMarks.fact}</li>`;

/** A line for each fact, as the build has drawn the one. */
function listOf(line: string, facts: string[]): string {
  return facts.map((fact) => line.replace(welcomeMarks.fact, () => escapeHtml(fact))).join('');
}

/** Reading a catalogue takes longer than using it. */
const known = new WeakMap<ReadonlyMap<string, string>, FactWords>();

/** The facts as the app writes them, in English; null where the build has left no words for that. */
function linesOf(drawn: ReadonlyMap<string, string>, tour: Tour): string[] | null {
  const json = drawn.get(drawnFactWords);
  if (json === undefined) return null;
  const words = known.get(drawn) ?? wordsOf(json);
  known.set(drawn, words);
  return factLines(tour, words);
}

function wordsOf(json: string): FactWords {
  // The ids and values are the app's; only it knows their types.
  const text = createTexts(JSON.parse(json) as Catalogue)(sourceLocale) as FactWords['text'];
  return { locale: sourceLocale, text };
}
