import type { Schedule } from '@tourwright/api';
import { eq, lte, or } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourSchedules } from '../../drivers/database/schema/index.ts';
import { invalidInput } from '../../http/problem.ts';
import type { TourChanges } from '../change-tours.ts';
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

export function createTourSchedules(
  { database, clock, log }: Pick<TourParts, 'database' | 'clock' | 'log'>,
  { publish, unpublish }: Pick<TourChanges, 'publish' | 'unpublish'>,
): TourSchedules {
  const { orm } = database;

  /** What fails (a tour that was deleted, a limit that is reached) is not tried again; the moment has passed. */
  async function act(row: Row, act: TourChanges['publish']): Promise<void> {
    try {
      await act(row.tourId, row.userId);
    } catch (err) {
      log.warn({ err, tourId: row.tourId }, 'What was planned for a tour could not be done');
    }
  }

  return {
    read: async (id) => asSchedule(await find(orm, id)),

    async set(id, userId, { publishAt, unpublishAt, timeZone }) {
      if (!isTimeZone(timeZone))
        throw invalidInput([{ path: 'timeZone', code: 'invalid_value', params: {} }]);
      const values = { publishAt: dateOf(publishAt), unpublishAt: dateOf(unpublishAt), timeZone, userId };
      await orm
        .insert(tourSchedules)
        .values({ tourId: id, ...values })
        .onConflictDoUpdate({ target: tourSchedules.tourId, set: values });
      return asSchedule(await find(orm, id));
    },

    async run() {
      const now = clock();
      const isDue = or(lte(tourSchedules.publishAt, now), lte(tourSchedules.unpublishAt, now));
      for (const row of await orm.select().from(tourSchedules).where(isDue)) {
        const mine = eq(tourSchedules.tourId, row.tourId);
        // Both may have passed while nobody looked: done in their order, the later one stands. A kill between the two
        // statements repeats what changes nothing any more.
        for (const { field, act: change } of inOrder(row, now, { publish, unpublish })) {
          await act(row, change);
          await orm
            .update(tourSchedules)
            .set({ [field]: null })
            .where(mine);
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
  ];
  return planned.filter(({ at }) => at !== null && at <= now).sort((a, b) => Number(a.at) - Number(b.at));
}

async function find(orm: Orm, id: string): Promise<Row | null> {
  const [row] = await orm.select().from(tourSchedules).where(eq(tourSchedules.tourId, id));
  return row ?? null;
}

function asSchedule(row: Row | null): Schedule {
  if (row === null) return nothing;
  const { publishAt, unpublishAt, timeZone } = row;
  return {
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
    timeZone,
  };
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
