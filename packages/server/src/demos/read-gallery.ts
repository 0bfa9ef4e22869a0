import type { DemoEntry } from '@tourwright/api';
import { type FactField, factFields } from '@tourwright/tour/document';
import type { TourSummary } from '@tourwright/tour/rules';
import type { Database } from '../drivers/database/database.ts';
import { readDemos } from './demo-table.ts';
import { readAccepted } from './gallery-request-table.ts';

/** What the gallery needs to be read. */
export interface GalleryReadings {
  database: Database;
  /** The addresses of the sample tours' thumbnails for everybody, by tour. */
  thumbnailsOf(tourIds: string[]): Promise<Map<string, string>>;
  /** What owners' tours are as visitors see them; those that nobody may open are left out. */
  shownSummaries(tourIds: string[]): Promise<TourSummary[]>;
  /** The addresses of the pictures of their cards, by tour. */
  picturesOf(tours: TourSummary[]): Promise<Map<string, string>>;
}

/** The sample tours in their order, then what owners brought; `ids` gets all of them. */
export async function readGallery(parts: GalleryReadings, ids: Set<string>): Promise<DemoEntry[]> {
  const { orm } = parts.database;
  const [rows, accepted] = await Promise.all([readDemos(orm), readAccepted(orm)]);
  for (const { tourId } of rows) ids.add(tourId);
  const brought = accepted.filter((id) => !ids.has(id));
  const [samples, others] = await Promise.all([readSamples(parts, rows), readBrought(parts, brought)]);
  for (const id of brought) ids.add(id);
  return [...samples, ...others];
}

async function readSamples(
  { thumbnailsOf }: GalleryReadings,
  rows: Awaited<ReturnType<typeof readDemos>>,
): Promise<DemoEntry[]> {
  const thumbnails = await thumbnailsOf(rows.map(({ tourId }) => tourId));
  return rows.map(({ tourId, title, description, category }) => ({
    id: tourId,
    title,
    description,
    category,
    thumbnail: thumbnails.get(tourId) ?? null,
  }));
}

/** What owners brought, in the order of the ids. */
async function readBrought(
  { shownSummaries, picturesOf }: GalleryReadings,
  ids: string[],
): Promise<DemoEntry[]> {
  const found = await shownSummaries(ids);
  const pictures = await picturesOf(found);
  const summaries = new Map(found.map((summary) => [summary.id, summary]));
  return ids.flatMap((id) => {
    const shown = summaries.get(id);
    if (shown === undefined) return [];
    const { name, description = '', tourtype } = shown;
    return {
      id,
      title: name || 'Untitled',
      description,
      category: tourtype === 'real-estate' ? ('real-estate' as const) : ('retail' as const),
      thumbnail: pictures.get(id) ?? null,
      ...factsOf(shown),
    };
  });
}

/** The facts of a home or a shop on its card; nothing if its owner has entered none. */
function factsOf(shown: TourSummary): Pick<DemoEntry, 'facts'> {
  const names = Object.keys(factFields) as FactField[];
  const entered = names.filter((name) => shown[name] !== undefined).map((name) => [name, shown[name]]);
  return entered.length === 0 ? {} : { facts: Object.fromEntries(entered) };
}
