import { and, desc, eq, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { leads } from '../drivers/database/schema/visitors/leads.ts';
import type { MailAttachment } from '../drivers/mail/mail.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { readAccountReader } from '../mail/account-reader.ts';
import { helloTo } from '../mail/hello-to.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { type WrittenMail, writeMail } from '../mail/write-mail.ts';
import { findLead, type LeadRow, personOf } from './lead-table.ts';
import { createMeetingMails, type MeetingMail } from './meetings/meeting-mails.ts';
import { momentText } from './meetings/moment-text.ts';
import { wishFile } from './meetings/wish-file.ts';
import { en } from './messages.en.ts';
import { findReply } from './reply-table.ts';

const texts = createTexts(en);
/** In one daily mail; the rest is in the inbox. */
const mostTold = 50;

/**
 * `lead` takes its `id`; `leadAssigned` also the `assigneeId` and, as `byId`, who asked them; `leadDigest` the `ownerId`
 * and `at`, the moment that its leads are marked with; `leadReply` the `id` of the answer.
 */
export type LeadMail = 'lead' | 'leadAssigned' | 'leadDigest' | 'leadReply' | MeetingMail;

interface Parts {
  orm: Orm;
  publicUrl: string;
}

type Reader = NonNullable<Awaited<ReturnType<typeof readAccountReader>>>;

/** Writes the mails to owners; none for a lead that was deleted in the meantime. */
export function createLeadMails({ orm, publicUrl }: Parts): Record<LeadMail, MailTemplate> {
  const inbox = inboxOf(publicUrl);

  const { compose, filesOf } = createToOwner(publicUrl);

  return {
    ...createMeetingMails({ orm, publicUrl }),
    async lead({ id = '' }, locale) {
      const lead = await findLead(orm, id);
      const owner = lead && (await readAccountReader(orm, lead.ownerId));
      if (lead === null || owner === null) return null;
      const written = leadWritten(lead, locale, inbox);
      return compose(owner, locale, { ...written, files: filesOf([lead], owner, locale) });
    },
    async leadAssigned({ id = '', assigneeId = '', byId = '' }, locale) {
      const lead = await findLead(orm, id);
      // Somebody else may have been asked by now.
      if (lead?.assigneeId !== assigneeId) return null;
      const assignee = await readAccountReader(orm, assigneeId);
      const by = await readAccountReader(orm, byId);
      return assignee && compose(assignee, locale, assignedWritten(lead, by?.name ?? '', locale, inbox));
    },
    leadReply: ({ id = '' }, locale) => writeReply({ orm, publicUrl }, id, locale),
    async leadDigest({ ownerId = '', at = '' }, locale) {
      const rows = await findDigest(orm, ownerId, new Date(at));
      const owner = await readAccountReader(orm, ownerId);
      if (rows.length === 0 || owner === null) return null;
      const text = texts(locale);
      const count = rows.length;
      const told = rows.slice(0, mostTold);
      const lines = told.flatMap((row) => [
        `${personOf(row)} (${row.email || row.phone}): ${row.tourTitle}`,
        ...(row.wishedAt === null ? [] : [wishOf(row, text, locale)]),
      ]);
      // Of a visit that was set meanwhile the owner has the file that counts.
      const open = told.filter(
        ({ status, wishedAt }) => status === 'new' && wishedAt && wishedAt > new Date(at),
      );
      return compose(owner, locale, {
        files: filesOf(open, owner, locale),
        subject: text('mail.digest.subject', { count }),
        body: [text('mail.digest.text', { count }), ...lines].join('\n'),
        button: text('mail.digest.button'),
        link: inbox,
      });
    },
  };
}

const inboxOf = (publicUrl: string) => `${publicUrl}/dashboard/leads`;

/** What mails to owners and to who answers for them have in common. */
function createToOwner(publicUrl: string) {
  const compose = (reader: Reader, locale: string, written: Written): WrittenMail => {
    const text = texts(locale);
    const { subject, body, button, link, replyTo, foot = text('mail.why'), files = [] } = written;
    const words = {
      hello: helloTo(text, reader.name),
      subject,
      body: [body, files.length > 0 && text('mail.wish.file', { count: files.length })]
        .filter(Boolean)
        .join('\n\n'),
      button,
      foot,
      sender: text('mail.sender', { origin: publicUrl }),
    };
    return {
      ...writeMail(reader.email, locale, words, link),
      ...(replyTo && { replyTo }),
      ...(files.length > 0 && { attachments: files }),
    };
  };

  /** The times that visitors asked for, for the calendar of the owner. */
  const filesOf = (leads: readonly LeadRow[], owner: Reader, locale: string): MailAttachment[] => {
    const files = leads.flatMap((lead) => {
      const summary = texts(locale)('mail.wish.summary', { tour: lead.tourTitle, name: personOf(lead) });
      const { body: description, link: url } = leadWritten(lead, locale, inboxOf(publicUrl));
      return wishFile(publicUrl, lead, { owner, summary, description, url }) ?? [];
    });
    // Mail programs would show files of one name as one.
    if (files.length < 2) return files;
    return files.map((file, index) => ({ ...file, filename: `visit-${index + 1}.ics` }));
  };

  return { compose, filesOf };
}

/** The mail to an owner about a lead, which is opened in their inbox. */
function leadWritten(lead: LeadRow, locale: string, inbox: string): Written {
  const text = texts(locale);
  const { tourTitle: tour } = lead;
  const name = personOf(lead);
  const contact = [lead.email, lead.phone].filter(Boolean).join(', ');
  const scene = lead.path.find((visited) => visited.id === lead.sceneId)?.name;
  const first = scene
    ? text('mail.lead.text-scene', { name, contact, tour, scene })
    : text('mail.lead.text', { name, contact, tour });
  return {
    subject: text('mail.lead.subject', { name, tour }),
    body: [first, lead.message, wishOf(lead, text, locale), answersOf(lead)].filter(Boolean).join('\n\n'),
    button: text('mail.lead.button'),
    ...(lead.email !== '' && { replyTo: lead.email }),
    link: `${inbox}?lead=${encodeURIComponent(lead.id)}`,
  };
}

/** The mail to a member of the tour who is asked to answer a lead. */
function assignedWritten(lead: LeadRow, by: string, locale: string, inbox: string): Written {
  const text = texts(locale);
  const { tourTitle: tour } = lead;
  const name = personOf(lead);
  const contact = [lead.email, lead.phone].filter(Boolean).join(', ');
  return {
    ...leadWritten(lead, locale, inbox),
    subject: text('mail.assigned.subject', { name, tour }),
    body: [
      text('mail.assigned.text', { by, name, contact, tour }),
      lead.message,
      wishOf(lead, text, locale),
      answersOf(lead),
      lead.notes,
    ]
      .filter(Boolean)
      .join('\n\n'),
    foot: text('mail.assigned.why', { tour }),
  };
}

/** An owner's answer to the visitor, whose reply goes to its author. */
async function writeReply({ orm, publicUrl }: Parts, id: string, locale: string): ReturnType<MailTemplate> {
  const reply = await findReply(orm, id);
  const lead = reply && (await findLead(orm, reply.leadId));
  const author = reply?.authorId ? await readAccountReader(orm, reply.authorId) : null;
  if (reply === null || lead === null || author === null) return null;
  const text = texts(locale);
  const quoted = lead.message.replace(/^/gm, '> ');
  const words = {
    hello: helloTo(text, lead.name),
    subject: text('mail.reply.subject', { tour: lead.tourTitle }),
    body: [reply.text, reply.authorName, lead.message && quoted].filter(Boolean).join('\n\n'),
    foot: text('mail.reply.why', { tour: lead.tourTitle }),
    sender: text('mail.sender', { origin: publicUrl }),
  };
  return { ...writeMail(lead.email, locale, words), replyTo: author.email };
}

/** On the visitor's clock: that is what they will say when they are called. */
function wishOf(
  { wishedAt, wishedTimeZone }: LeadRow,
  text: ReturnType<typeof texts>,
  locale: string,
): string {
  if (wishedAt === null || wishedTimeZone === null) return '';
  return text('mail.lead.wish', { moment: momentText(wishedAt, wishedTimeZone, locale) });
}

function answersOf({ answers }: LeadRow): string {
  return answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

interface Written {
  subject: string;
  body: string;
  button: string;
  link: string;
  replyTo?: string;
  /** Why they get it; otherwise that the contact form is on. */
  foot?: string;
  /** For the calendar. */
  files?: MailAttachment[];
}

function findDigest(orm: Orm, ownerId: string, at: Date): Promise<LeadRow[]> {
  return orm
    .select()
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), eq(leads.mailedAt, at), ne(leads.status, 'spam')))
    .orderBy(desc(leads.createdAt));
}
