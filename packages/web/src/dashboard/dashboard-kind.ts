import type { TourRow } from '@tourwright/api';
import { type TourType, tourTypeOf } from '../client/tour/tour-type.ts';

/** The two dashboards: they share the shell and differ in words. */
export type DashboardKind = TourType;

/**
 * Retail when the newest tour is a retail one, otherwise real estate. Before there is a tour, what the owner has said at
 * sign-up decides. `rows` are newest first.
 */
export function dashboardKind(
  rows: readonly TourRow[],
  user: Readonly<Record<string, unknown>> | undefined,
): DashboardKind {
  const [newest] = rows;
  return tourTypeOf(newest ? newest.tourData.tourtype : user?.tourtype);
}
