import type { TourRow } from '@tourwright/api';

/** The two dashboards: they share the shell and differ in words. */
export type DashboardKind = 'real-estate' | 'retail';

/** Retail when the newest tour is a retail one, otherwise real estate. `rows` are newest first. */
export function dashboardKind(rows: readonly TourRow[]): DashboardKind {
  return rows[0]?.tourData.tourtype === 'retail' ? 'retail' : 'real-estate';
}
