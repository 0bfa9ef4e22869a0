import { type DayNumbers, endpoints } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { dayMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import { requireUser, route } from '../http/route.ts';
import { countLeads, countOrders } from './overview-table.ts';

interface OverviewParts {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  /** How often a user's tours were opened and entered on each day from one on. */
  visitsOf(userId: string, from: string): Promise<{ day: string; views: number; entries: number }[]>;
}

/** Two months of thirty days: the last, and the one that it is compared with. */
const shownDays = 60;

/** The numbers that an owner sees first. */
export function openOverview({ database: { orm }, clock, visitsOf }: OverviewParts): Feature {
  const read = async (userId: string): Promise<DayNumbers[]> => {
    const today = clock().getTime();
    const days = Array.from({ length: shownDays }, (_, index) =>
      new Date(today - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10),
    );
    const from = days[0] as string;
    const [visits, leads, orders] = await Promise.all([
      visitsOf(userId, from),
      countLeads(orm, userId, from),
      countOrders(orm, userId, from),
    ]);
    const visitsOn = new Map(visits.map(({ day, ...numbers }) => [day, numbers]));
    return days.map((day) => ({
      day,
      ...(visitsOn.get(day) ?? { views: 0, entries: 0 }),
      leads: leads.get(day) ?? 0,
      orders: orders.get(day) ?? 0,
    }));
  };
  return {
    routes: (http) =>
      route(http, endpoints.getOverview, {
        access: 'logged-in',
        handler: async (request) => ({ days: await read(requireUser(request)) }),
      }),
  };
}
