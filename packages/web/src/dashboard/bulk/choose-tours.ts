import type { TourRow, TourStatus } from '@tourwright/api';

/** The filters of the list of tours. */
export const shows = ['all', 'live', 'draft', 'unpublished'] as const;

/** One of `shows`. */
export type Show = (typeof shows)[number];

/** The orders of the list of tours. */
export const orders = ['newest', 'oldest', 'title', 'views'] as const;
type Order = (typeof orders)[number];

/** What is searched, shown and first. It lives in the address, so that Back and a bookmark bring it again. */
export interface Choice {
  search: string;
  show: Show;
  order: Order;
  /** Only those with it; empty: all. */
  label: string;
}

const shownBy: Record<Exclude<Show, 'all'>, readonly TourStatus[]> = {
  live: ['live', 'changed'],
  draft: ['draft', 'processing'],
  unpublished: ['unpublished'],
};

/** The tours to show. `rows` come in the order in which they were made, the newest first, as the server sends them. */
export function chooseTours(rows: readonly TourRow[], { search, show, order, label }: Choice): TourRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const chosen = rows.filter((row) => {
    const texts = [row.title, ...row.labels].join('\n').toLocaleLowerCase();
    return (
      (show === 'all' || shownBy[show].includes(row.status)) &&
      (label === '' || row.labels.includes(label)) &&
      words.every((word) => texts.includes(word))
    );
  });
  if (order === 'oldest') return chosen.reverse();
  if (order === 'title') return chosen.sort((a, b) => a.title.localeCompare(b.title));
  if (order === 'views') return chosen.sort((a, b) => b.views - a.views);
  // What an owner looks for is what they worked on last.
  return chosen.sort((a, b) => Date.parse(b.tourData.updated_at) - Date.parse(a.tourData.updated_at));
}

/** Reads a choice from the address; what it does not know means the usual. */
export function readChoice(params: URLSearchParams): Choice {
  return {
    search: params.get('search') ?? '',
    show: shows.find((show) => show === params.get('show')) ?? 'all',
    order: orders.find((order) => order === params.get('sort')) ?? 'newest',
    label: params.get('label') ?? '',
  };
}

/** All labels that tours have, by the alphabet. */
export function labelsOf(rows: readonly TourRow[]): string[] {
  return [...new Set(rows.flatMap(({ labels }) => labels))].sort((a, b) => a.localeCompare(b));
}
