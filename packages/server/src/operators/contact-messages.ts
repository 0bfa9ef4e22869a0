import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { contactMessages } from '../drivers/database/schema/index.ts';
import { invalidInput } from '../http/answers/problem.ts';
import type { FormStamps } from '../http/safety/form-stamps.ts';
import type { Mailing } from '../mail/mailing.ts';
import { operatorReaders } from '../mail/operator-readers.ts';
import { reserveMessage } from '../quotas/reserve-message.ts';
import type { ContactMail } from './contact-mails.ts';

/** What a stamp of the contact form is for. */
export const contactThing = 'operators';

/** What messages to operators are built from. */
export interface ContactMessagesParts {
  database: Database;
  clock: () => Date;
  stamps: FormStamps;
  mailing: Pick<Mailing<ContactMail>, 'send'>;
  /** Gets the messages; null: the operators' own addresses do. */
  contactEmail: string | null;
}

/** Takes what people write to operators: stored first, then mailed by a job. */
export function createContactMessages({
  database,
  clock,
  stamps,
  mailing,
  contactEmail,
}: ContactMessagesParts) {
  const { orm } = database;

  const store = async (message: ContactMessage, isSpam: boolean): Promise<void> => {
    const { stamp: _, website: __, consents: ___, ...fields } = message;
    const id = randomUUID();
    await database.transaction(async (transaction) => {
      const stored = await transaction.orm
        .insert(contactMessages)
        .values({
          ...fields,
          id,
          reference: id.slice(0, 8).toUpperCase(),
          consent: 'contact 1',
          isSpam,
          createdAt: clock(),
        })
        .onConflictDoNothing()
        .returning({ id: contactMessages.id });
      if (isSpam || stored.length === 0) return;
      for (const { email, locale } of await operatorReaders(transaction.orm, contactEmail))
        await mailing.send('contactMessage', { id, to: email }, transaction, locale);
    });
  };
  const findReference = async (requestId: string): Promise<string | null> => {
    const [row] = await orm
      .select({ reference: contactMessages.reference })
      .from(contactMessages)
      .where(eq(contactMessages.requestId, requestId));
    return row?.reference ?? null;
  };

  return {
    /** Answers with the reference, also when the message was stored before. */
    async receive(message: ContactMessage, address: string): Promise<string> {
      const known = await findReference(message.requestId);
      if (known !== null) return known;
      const release = await reserveMessage(orm, { thing: contactThing, address, now: clock() });
      try {
        const state = stamps.check(message.stamp, contactThing);
        if (state === 'void') {
          throw invalidInput([{ path: 'stamp', code: 'form_too_old', params: {} }]);
        }
        await store(message, message.website !== '' || state === 'early');
        return (await findReference(message.requestId)) ?? '';
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}

/** Takes messages to the operators. */
export type ContactMessages = ReturnType<typeof createContactMessages>;
