import type { Orm } from '../../drivers/database/database.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import { helloTo } from '../../mail/hello-to.ts';
import type { MailTemplate } from '../../mail/mailing.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { findExportOf } from './data-export-table.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/** `dataReady` takes `userId`. */
export type OwnDataMail = 'dataReady';

/** Writes the mail about a file of an account's data; none when that is gone meanwhile. */
export function createOwnDataMails({
  orm,
  publicUrl,
}: {
  orm: Orm;
  publicUrl: string;
}): Record<OwnDataMail, MailTemplate> {
  return {
    dataReady: async ({ userId = '' }, locale) => {
      const reader = await readAccountReader(orm, userId);
      const row = await findExportOf(orm, userId);
      if (reader === null || row?.state !== 'done') return null;
      const text = texts(locale);
      return writeMail(
        reader.email,
        locale,
        {
          hello: helloTo(text, reader.name),
          subject: text('mail.data.subject'),
          body: text('mail.data.text', { until: row.expiresAt.toISOString().slice(0, 10) }),
          button: text('mail.data.button'),
          sender: text('mail.sender', { origin: publicUrl }),
        },
        `${publicUrl}/profile`,
      );
    },
  };
}
