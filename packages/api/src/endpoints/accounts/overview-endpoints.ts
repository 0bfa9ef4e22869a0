/** Statistics of an account's tours. */
import { z } from 'zod';

const dayNumbers = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  /** How often tours were opened. */
  views: z.int(),
  /** How often visitors continued from a welcome page into the tour. */
  entries: z.int(),
  /** Without spam. */
  leads: z.int(),
  /** Without cancelled ones. */
  orders: z.int(),
});

/** Views, entries, leads and orders of an account's tours on one day (UTC). */
export type DayNumbers = z.infer<typeof dayNumbers>;

/** The endpoint of the numbers on the dashboard. */
export const overviewEndpoints = {
  getOverview: {
    method: 'GET',
    path: '/api/overview',
    summary: "The numbers of the user's own tours on each of the last 60 days, today last",
    response: z.object({ days: z.array(dayNumbers) }),
  },
} as const;
