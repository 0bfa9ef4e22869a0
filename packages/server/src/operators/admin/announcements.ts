import type { Announcement } from '@tourwright/api';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../drivers/database/database.ts';
import { announcements } from '../../drivers/database/schema/operators/operators.ts';
import { type Asked, type Listed, listedOf } from '../../http/list-page.ts';

/** Announcements to all logged-in users. */
export function createAnnouncements({ database, clock }: { database: Database; clock: () => Date }) {
  const { orm } = database;
  const isOn = () => or(isNull(announcements.endsAt), gt(announcements.endsAt, clock()));
  return {
    async read(): Promise<Announcement | null> {
      const [row] = await orm
        .select()
        .from(announcements)
        .where(isOn())
        .orderBy(desc(announcements.id))
        .limit(1);
      return row === undefined ? null : toAnnouncement(row);
    },

    list: (asked: Asked): Promise<Listed<Announcement>> =>
      listedOf(asked, async ({ offset, limit }) => ({
        rows: (
          await orm.select().from(announcements).orderBy(desc(announcements.id)).offset(offset).limit(limit)
        ).map(toAnnouncement),
        count: () => orm.$count(announcements),
      })),

    /** Ends the ones before: there is one at a time. */
    async make(
      { text, endsAt }: { text: string; endsAt: string | null },
      within: Pick<Transaction, 'orm'>,
    ): Promise<Announcement> {
      await within.orm.update(announcements).set({ endsAt: clock() }).where(isOn());
      const [row] = await within.orm
        .insert(announcements)
        .values({ text, createdAt: clock(), endsAt: endsAt === null ? null : new Date(endsAt) })
        .returning();
      if (row === undefined) throw new Error('The announcement was not stored');
      return toAnnouncement(row);
    },

    /** Its text; null when it had ended already, or never was. */
    async end(id: string, within: Pick<Transaction, 'orm'>): Promise<string | null> {
      const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
      const [row] = await within.orm
        .update(announcements)
        .set({ endsAt: clock() })
        .where(and(eq(announcements.id, number), isOn()))
        .returning({ text: announcements.text });
      return row?.text ?? null;
    },
  };
}

function toAnnouncement({ id, text, createdAt, endsAt }: typeof announcements.$inferSelect): Announcement {
  return { id: String(id), text, createdAt: createdAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}
