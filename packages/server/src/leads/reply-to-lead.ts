import { randomUUID } from 'node:crypto';
import type { LeadReply } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { dayMs } from '../durations.ts';
import { leadNotFound } from '../http/answers/not-there.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { LeadMail } from './lead-mails.ts';
import { findLead, updateLead } from './lead-table.ts';
import { countReplies, findReplyTo, insertReply, toReply } from './reply-table.ts';

/** Per account and day: a user who writes leads to themselves must not be able to send spam through this server. */
const mostReplies = 50;

/** What answering leads needs. */
export interface ReplyingParts {
  database: Database;
  clock: () => Date;
  mailing: Pick<Mailing<LeadMail>, 'send'>;
}

/** Answers leads by mail. Who may is asked before. */
export function createReplying({ database, clock, mailing }: ReplyingParts) {
  return {
    /** Stores an answer with the job of its mail; the lead is answered from then on. */
    reply: (
      leadId: string,
      authorId: string,
      { requestId, text }: { requestId: string; text: string },
    ): Promise<LeadReply> =>
      database.transaction(async (transaction) => {
        const { orm } = transaction;
        // One after the other, so that the limit holds.
        const [author] = await orm.select().from(users).where(eq(users.id, authorId)).for('update');
        const lead = await findLead(orm, leadId);
        if (lead === null) throw leadNotFound();
        const sent = await findReplyTo(orm, leadId, requestId);
        if (sent !== null) return toReply(sent);
        if (!author?.emailVerified) throw new Problem('address_unconfirmed');
        if (lead.email === '') throw new Problem('no_address_to_answer');
        const now = clock();
        if ((await countReplies(orm, authorId, new Date(now.getTime() - dayMs))) >= mostReplies)
          throw new Problem('too_many_replies', { most: mostReplies });
        const row = {
          id: randomUUID(),
          requestId,
          leadId,
          authorId,
          authorName: author.name,
          text,
          createdAt: now,
        };
        await insertReply(orm, row);
        if (lead.status === 'new') await updateLead(orm, leadId, { status: 'answered', updatedAt: now });
        await mailing.send('leadReply', { id: row.id }, transaction, lead.locale);
        return toReply(row);
      }),
  };
}

/** Answers leads by mail. */
export type Replying = ReturnType<typeof createReplying>;
