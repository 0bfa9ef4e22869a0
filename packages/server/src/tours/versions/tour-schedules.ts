import type { Schedule } from '@tourwright/api';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourSchedules } from '../../drivers/database/schema/index.ts';
import { isTimeZone } from '../../drivers/database/time-zone.ts';
import { invalidInput, Problem } from '../../http/answers/problem.ts';
import type { TourChanges } from '../edits/change-tours.ts';
import type { TourParts } from '../tour-parts.ts';

/** When tours are published and withdrawn by themselves. */
export interface TourSchedules {
  read(id: string): Promise<Schedule>;
  /** Problem `invalid_input` for a time zone that nobody knows. */
  set(id: string, userId: string, schedule: Schedule): Promise<Schedule>;
  /** Does what is due, in the name of who wanted it. */
  run(): Promise<void>;
}

type Row = typeof tourSchedules.$inferSelect;
const nothing: Schedule = { publishAt: null, unpublishAt: null, timeZone: 'UTC' };

/** Makes scheduled publishing: kept by tour, and acted on when the moment comes. */
export function createTourSchedules(
  { database, clock, log }: Pick<TourParts, 'database' | 'clock' | 'log'>,
  { publish, unpublish }: Pick<TourChanges, 'publish' | 'unpublish'>,
): TourSchedules {
  const { orm } = database;

  /** Whether that is over: what is refused (a tour that was deleted) is not tried again, what fails otherwise is, soon. */
  async function act(row: Row, act: TourChanges['publish']): Promise<boolean> {
    try {
      await act(row.tourId, row.userId);
      return true;
    } catch (err) {
      log.warn({ err, tourId: row.tourId }, 'What was planned for a tour could not be done');
      return err instanceof Problem;
    }
  }

  return {
    read: (id) => readSchedule(orm, id),

    async set(id, userId, schedule) {
      const { publishAt, unpublishAt, timeZone } = schedule;
      if (!(await isTimeZone(orm, timeZone)))
        throw invalidInput([{ path: 'timeZone', code: 'invalid_value', params: {} }]);
      const momentOf = (clock: string | null) =>
        clock === null ? null : sql`${clock}::timestamp at time zone ${timeZone}`;
      const values = { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt), timeZone, userId };
      await orm
        .insert(tourSchedules)
        .values({ tourId: id, ...values })
        .onConflictDoUpdate({ target: tourSchedules.tourId, set: values });
      // A time that the clocks leave out has become the one that comes in its place.
      return readSchedule(orm, id);
    },

    async run() {
      const now = clock();
      const isDue = or(lte(tourSchedules.publishAt, now), lte(tourSchedules.unpublishAt, now));
      for (const row of await orm.select().from(tourSchedules).where(isDue)) {
        const mine = eq(tourSchedules.tourId, row.tourId);
        // Both may have passed while nobody looked: done in their order, the later one stands. A kill between the two
        // statements repeats what changes nothing any more.
        for (const { field, at, act: change } of inOrder(row, now, { publish, unpublish })) {
          // The later one waits for the earlier.
          if (!(await act(row, change))) break;
          // Somebody may have chosen another moment meanwhile.
          const isStill = at && eq(tourSchedules[field], at);
          await orm
            .update(tourSchedules)
            .set({ [field]: null })
            .where(and(mine, isStill ?? undefined));
        }
      }
    },
  };
}

function inOrder(
  { publishAt, unpublishAt }: Row,
  now: Date,
  { publish, unpublish }: Pick<TourChanges, 'publish' | 'unpublish'>,
) {
  const planned = [
    { field: 'publishAt', at: publishAt, act: publish },
    { field: 'unpublishAt', at: unpublishAt, act: unpublish },
  ] as const;
  return planned.filter(({ at }) => at !== null && at <= now).sort((a, b) => Number(a.at) - Number(b.at));
}

/** PostgreSQL knows what the clocks of all zones show, also when they change. */
async function readSchedule(orm: Orm, id: string): Promise<Schedule> {
  const clockOf = (moment: typeof tourSchedules.publishAt | typeof tourSchedules.unpublishAt) =>
    sql<string | null>`to_char(${moment} at time zone ${tourSchedules.timeZone}, 'YYYY-MM-DD"T"HH24:MI')`;
  const [row] = await orm
    .select({
      publishAt: clockOf(tourSchedules.publishAt),
      unpublishAt: clockOf(tourSchedules.unpublishAt),
      timeZone: tourSchedules.timeZone,
    })
    .from(tourSchedules)
    .where(eq(tourSchedules.tourId, id));
  return row ?? nothing;
}
