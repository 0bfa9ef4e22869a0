import type { Member, MemberRole, People } from '@tourwright/api';
import type { Database, Orm } from '../drivers/database/database.ts';
import { userNotFound } from '../http/answers/not-there.ts';
import { dropMember, listMembers, listShared, setRole } from './member-table.ts';
import { listWaiting } from './offer-table.ts';
import type { Offers } from './offers.ts';

/** What members of an account are built from. */
export interface PeopleParts {
  database: Database;
  clock: () => Date;
  offers: Pick<Offers, 'toSentOffer'>;
  /** How many people are counted, and how many may be. */
  placesOf(orm: Orm, userId: string): Promise<People['places']>;
}

/** The people of an account: who works on its tours, and whose tours it works on. */
export function createPeople({ database, clock, offers, placesOf }: PeopleParts) {
  const { orm } = database;
  return {
    async read(userId: string): Promise<People> {
      const waiting = await listWaiting(orm, userId, clock());
      return {
        members: await listMembers(orm, userId),
        offers: await Promise.all(waiting.map((offer) => offers.toSentOffer(offer, orm))),
        places: await placesOf(orm, userId),
        shared: await listShared(orm, userId),
      };
    },

    async setRole(ownerId: string, userId: string, role: MemberRole): Promise<Member> {
      await database.transaction(async (transaction) => {
        if (!(await setRole(transaction.orm, { ownerId, userId, role }))) throw userNotFound();
      });
      const members = await listMembers(orm, ownerId);
      const member = members.find((each) => each.userId === userId);
      if (member === undefined) throw userNotFound();
      return member;
    },

    async drop(ownerId: string, userId: string): Promise<void> {
      await database.transaction(async (transaction) => {
        if (!(await dropMember(transaction.orm, ownerId, userId))) throw userNotFound();
      });
    },
  };
}
