import type { TourSummary } from '../tour-summary.ts';

/** The specification's tour list row. */
export interface TourListRow {
  id: string;
  title: string;
  /** YYYY-MM-DD, UTC. */
  date: string;
  tourData: TourSummary;
}

/** A tour as a row of the list: 'Untitled' without a name, today's date without a date of creation. */
export function tourRow(tour: TourSummary, today: Date): TourListRow {
  const created = new Date(tour.created_at ?? today);
  const day = Number.isNaN(created.getTime()) ? today : created;
  return {
    id: tour.id,
    title: tour.name || 'Untitled',
    date: day.toISOString().slice(0, 10),
    tourData: tour,
  };
}
