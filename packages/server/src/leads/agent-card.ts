/** The owner's public details in their tours: fields of their profile, if they opted in. */
import { type AgentCard, agentCard } from '@tourwright/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tours, users } from '../drivers/database/schema/index.ts';
import { isShown } from '../drivers/database/shown-tour.ts';

interface Parts {
  orm: Orm;
  /** An address of the user's photo that visitors can open; null where there is none. */
  portraitOf(userId: string): Promise<string | null>;
}

/**
 * The card of the owner of a tour that visitors see; null where there is no such tour, or its owner shows none. A field that is
 * not what it should be is left empty: profiles take anything. `isLinked`: the tour is seen by a link of it.
 */
export function createAgentCards({ orm, portraitOf }: Parts) {
  return async (tourId: string, isLinked: boolean): Promise<AgentCard | null> => {
    if (tourId.includes('\0')) return null;
    const [owner] = await orm
      .select({ id: users.id, name: users.name, profile: users.profile })
      .from(tours)
      .innerJoin(users, eq(users.id, tours.userId))
      .where(and(isShown(tourId, isLinked), sql`${users.profile} @> '{"showsCard": true}'`));
    if (owner === undefined) return null;
    const { profile, name, id } = owner;
    const text = (field: keyof typeof agentCard.shape, from: string = field) => {
      const read = agentCard.shape[field].safeParse(profile[from]);
      return read.success ? (read.data ?? '') : '';
    };
    return {
      name,
      role: text('role'),
      company: text('company'),
      languages: text('languages'),
      phone: text('phone'),
      email: text('email', 'cardEmail'),
      photo: await portraitOf(id),
    };
  };
}

/** Reads the cards that owners show in their tours. */
export type AgentCards = ReturnType<typeof createAgentCards>;
