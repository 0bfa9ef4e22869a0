import type { Orm } from '../drivers/database/database.ts';
import { dayMs } from '../durations.ts';
import { createTexts } from '../i18n/create-texts.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { type WrittenMail, writeMail } from '../mail/write-mail.ts';
import { findInvoice, type InvoiceRow } from './invoice-table.ts';
import { en } from './messages.en.ts';
import { moneyText } from './money.ts';
import { basePlan, type PlanBook } from './plan-book.ts';
import { dayOf, writeInvoice } from './write-invoice.ts';

const texts = createTexts(en);

/** Each takes the invoice's `number`. */
export type PlanMail = 'planInvoice' | 'planPaid' | 'planCancelled' | 'planReminder' | 'planEnding';

/** Writes the mails about plans to the recipient of invoices. */
export function createPlanMails({
  orm,
  publicUrl,
  book,
}: {
  orm: Orm;
  publicUrl: string;
  book: PlanBook;
}): Record<PlanMail, MailTemplate> {
  /** `isStill`: whether there is still something to say when the mail leaves. */
  const template =
    (kind: MailKind, isStill: (row: InvoiceRow) => boolean, hasFile: boolean): MailTemplate =>
    async ({ number = '' }, locale) => {
      const row = await findInvoice(orm, number);
      if (row === null || !isStill(row)) return null;
      const text = texts(locale);
      const planName = row.lines.find((line) => line.kind === 'plan')?.planName ?? row.planId;
      const lastDay = kind === 'ending' ? row.endsAt : row.dueAt;
      const values = {
        number,
        plan: planName,
        total: moneyText(row.total, row.currency, locale),
        due: dayOf(row.dueAt),
        starts: dayOf(row.startsAt),
        ends: dayOf(row.endsAt),
        grace: dayOf(new Date(lastDay.getTime() + book.graceDays * dayMs)),
        base: basePlan(book).name,
        origin: publicUrl,
      };
      const words = {
        hello: text('mail.hello'),
        subject: text(`mail.${kind}.subject`, values),
        body: text(bodyOf(kind, row), values),
        button: text('mail.button'),
        sender: text('mail.sender', values),
      };
      const mail = writeMail(row.buyer.email, locale, words, `${publicUrl}/payment`);
      return hasFile ? withFile(mail, row) : mail;
    };
  const isOpen = ({ paidAt, cancelledAt }: InvoiceRow) => paidAt === null && cancelledAt === null;
  return {
    planInvoice: template('invoice', () => true, true),
    planPaid: template('paid', () => true, false),
    planCancelled: template('cancelled', () => true, false),
    planReminder: template('reminder', isOpen, true),
    planEnding: template('ending', ({ cancelledAt }) => cancelledAt === null, false),
  };
}

type MailKind = 'invoice' | 'paid' | 'cancelled' | 'reminder' | 'ending';

function bodyOf(kind: MailKind, { total, startsAt, issuedAt }: InvoiceRow): keyof typeof en {
  if (kind !== 'invoice') return `mail.${kind}.text`;
  if (total === 0) return 'mail.invoice.text-nothing';
  return startsAt > issuedAt ? 'mail.invoice.text-later' : 'mail.invoice.text';
}

async function withFile(mail: WrittenMail, row: InvoiceRow): Promise<WrittenMail> {
  const content = await writeInvoice(row);
  return {
    ...mail,
    attachments: [{ filename: `${row.number}.pdf`, contentType: 'application/pdf', content }],
  };
}
