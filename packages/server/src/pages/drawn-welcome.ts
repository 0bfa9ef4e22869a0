/** The welcome page as the build has drawn it ahead, with what a tour has of its own. */
import type { Cover } from '@tourwright/api';
import { drawnWelcomes, manyScenes, welcomeMarks } from '@tourwright/api/drawn-welcome';
import { sourceLocale } from '@tourwright/api/locales';
import { type FactField, factFields } from '@tourwright/tour/document';
import { tourSlug } from '@tourwright/tour/rules';
import { escapeHtml } from '../http/escape-html.ts';
import { en } from './messages.en.ts';
import type { ShownTour } from './shown-tour.ts';

const factNames = Object.keys(factFields) as FactField[];

/**
 * What stands in `#root` for a tour: the very markup that the app draws of it, which therefore takes it over. Null where
 * there is none, or no cover: the app's own default picture is then its own affair.
 */
export function drawnWelcome(
  drawn: ReadonlyMap<string, string>,
  { tour, link }: Pick<ShownTour, 'tour' | 'link'>,
  cover: Cover | null | undefined,
): string | null {
  // Facts, another logo, or none, and what a link leaves out, is the app's own affair too.
  const hasFacts = factNames.some((name) => tour[name] !== undefined);
  if (!cover || hasFacts || tour.cornerLogo || tour.hidesTourwright || link?.isUnbranded || link?.controls)
    return null;
  const count = tour.scenes.length;
  const shape = drawnWelcomes.find(
    ({ tourtype, scenes, hasSources }) =>
      tourtype === (tour.tourtype === 'real-estate' ? 'real-estate' : 'retail') &&
      scenes === (count > 1 ? manyScenes : count) &&
      hasSources === cover.sources.length > 0,
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
  return template
    .replace(/(?:<source[^>]*>)+/, () => sources.join(''))
    .replace(/href="\/preview\/[^"]*"/, () => `href="${escapeHtml(address)}"`)
    .replace(new RegExp(Object.keys(values).join('|'), 'g'), (mark) => values[mark] ?? mark);
}
