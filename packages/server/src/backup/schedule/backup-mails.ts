import { and, desc, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { backupRuns } from '../../drivers/database/schema/index.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import type { MailTemplate } from '../../mail/mailing.ts';
import { type MailWords, writeMail } from '../../mail/write-mail.ts';
import { en } from '../messages.en.ts';
import { findRun } from '../run-table.ts';

const texts = createTexts(en);

/** Takes the `id` of a run and `to`. */
export type BackupMail = 'backupFailed' | 'drillFailed';

/** Writes the mails about backups that could not be made, or would not come back. */
export function createBackupMails({
  orm,
  publicUrl,
}: {
  orm: Orm;
  publicUrl: string;
}): Record<BackupMail, MailTemplate> {
  const { host } = new URL(publicUrl);
  const write = (to: string, locale: string, words: Pick<MailWords, 'subject' | 'body'>) => {
    const text = texts(locale);
    return writeMail(to, locale, {
      ...words,
      hello: text('mail.backup.hello'),
      foot: text('mail.backup.command', { command: 'npx tourwright doctor' }),
      sender: text('mail.backup.sender', { origin: publicUrl }),
    });
  };
  return {
    async backupFailed({ id = '', to = '' }, locale) {
      const run = await findRun(orm, id);
      if (run === null || run.fault === null) return null;
      const text = texts(locale);
      const last = await findMadeBefore(orm, run.startedAt);
      const reason = text(`mail.backup.reason.${run.fault}`);
      const at = momentIn(run.startedAt, locale);
      const body =
        last === null
          ? text('mail.backup.body-first', { at, reason })
          : text('mail.backup.body', { at, reason, lastAt: momentIn(last, locale) });
      return write(to, locale, { subject: text('mail.backup.subject', { host }), body });
    },
    async drillFailed({ id = '', to = '' }, locale) {
      const run = await findRun(orm, id);
      if (run === null || run.proofFault === null) return null;
      const text = texts(locale);
      const values = { path: run.path ?? '', at: momentIn(run.startedAt, locale) };
      const reason = text(`mail.backup.reason.${run.proofFault}`);
      const body = text('mail.backup.body-drill', { ...values, reason });
      return write(to, locale, { subject: text('mail.backup.subject-drill', { host }), body });
    },
  };
}

async function findMadeBefore(orm: Orm, moment: Date): Promise<Date | null> {
  const [run] = await orm
    .select({ at: backupRuns.startedAt })
    .from(backupRuns)
    .where(and(isNull(backupRuns.fault), lt(backupRuns.startedAt, moment)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run?.at ?? null;
}

function momentIn(moment: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(moment)} UTC`;
}
