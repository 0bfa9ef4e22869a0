import type { Lead, LeadStatus, ListedLead } from '@tourwright/api';
import type { Database, Orm, Transaction } from '../drivers/database/database.ts';
import { readCursor, writeCursor } from '../http/answers/list-cursor.ts';
import { leadNotFound } from '../http/answers/not-there.ts';
import { invalidInput } from '../http/answers/problem.ts';
import { readAccountReader } from '../mail/account-reader.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { LeadMail } from './lead-mails.ts';
import {
  countNew,
  findLead,
  type LeadFilter,
  type LeadRow,
  listLeads,
  listLeadTours,
  listMembers,
  removeLead,
  toLead,
  updateLead,
} from './lead-table.ts';
import { listReplies } from './reply-table.ts';

/** A page of a list. */
interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface LeadChange {
  status?: LeadStatus | undefined;
  notes?: string | undefined;
  assigneeId?: string | null | undefined;
}

const leadsAPage = 50;

interface InboxParts {
  database: Database;
  clock: () => Date;
  mailing: Pick<Mailing<LeadMail>, 'send'>;
}

/** What those who answer leads do with them. Who may do what is asked before. */
export function createInbox({ database, clock, mailing }: InboxParts) {
  const { orm } = database;
  return {
    async list(userId: string, filter: LeadFilter, { limit = leadsAPage, cursor }: Page) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await listLeads(orm, userId, filter, { limit: limit + 1, after });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: items.map(toListed),
        next: rows.length > limit && last !== undefined ? writeCursor(last) : null,
        newCount: await countNew(orm, userId),
        tours: await listLeadTours(orm, userId),
      };
    },

    async read(id: string) {
      const row = await need(orm, id);
      const members = await listMembers(orm, row);
      const isStillThere = members.some((member) => member.id === row.assigneeId);
      const lead = { ...toLead(row), assigneeId: isStillThere ? row.assigneeId : null };
      return { lead, members, replies: await listReplies(orm, id) };
    },

    /** Who is asked to answer hears of it by mail, once, unless they ask themselves. */
    change: (id: string, userId: string, change: LeadChange): Promise<Lead> =>
      database.transaction(async (transaction) => {
        const before = await need(transaction.orm, id, { isHeld: true });
        const { assigneeId } = change;
        const isAsked = assigneeId && assigneeId !== before.assigneeId;
        if (isAsked) await needMember(transaction.orm, before, assigneeId);
        const row = await updateLead(transaction.orm, id, { ...change, updatedAt: clock() });
        if (row === null) throw leadNotFound();
        if (isAsked && assigneeId !== userId) await tell({ id, assigneeId, byId: userId }, transaction);
        return toLead(row);
      }),

    remove: (id: string) => removeLead(orm, id),
  };

  async function tell(
    values: { id: string; assigneeId: string; byId: string },
    transaction: Transaction,
  ): Promise<void> {
    const reader = await readAccountReader(transaction.orm, values.assigneeId);
    if (reader !== null) await mailing.send('leadAssigned', values, transaction, reader.locale);
  }
}

async function need(orm: Orm, id: string, hold: { isHeld?: boolean } = {}): Promise<LeadRow> {
  const row = await findLead(orm, id, hold);
  if (row === null) throw leadNotFound();
  return row;
}

async function needMember(orm: Orm, lead: LeadRow, userId: string): Promise<void> {
  const members = await listMembers(orm, lead);
  if (members.some((member) => member.id === userId)) return;
  throw invalidInput([{ path: 'assigneeId', code: 'not_a_member', params: {} }]);
}

/** Who has left the tour since is no longer asked to answer. */
function toListed(row: LeadRow & Pick<ListedLead, 'assigneeName'>): ListedLead {
  const { assigneeName } = row;
  return { ...toLead(row), assigneeName, assigneeId: assigneeName === null ? null : row.assigneeId };
}

/** What those who answer leads do with them. */
export type Inbox = ReturnType<typeof createInbox>;
