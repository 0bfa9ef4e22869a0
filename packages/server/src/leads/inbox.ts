import type { Lead, LeadStatus } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { readCursor, writeCursor } from '../http/answers/list-cursor.ts';
import { leadNotFound } from '../http/answers/not-there.ts';
import { invalidInput } from '../http/answers/problem.ts';
import {
  countNew,
  findLead,
  type LeadFilter,
  type LeadRow,
  listLeads,
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

/** What those who answer leads do with them. Who may do what is asked before. */
export function createInbox({
  database: { orm },
  clock,
}: {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
}) {
  return {
    async list(userId: string, filter: LeadFilter, { limit = leadsAPage, cursor }: Page) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await listLeads(orm, userId, filter, { limit: limit + 1, after });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: items.map(toLead),
        next: rows.length > limit && last !== undefined ? writeCursor(last) : null,
        newCount: await countNew(orm, userId),
      };
    },

    async read(id: string) {
      const row = await need(id);
      return { lead: toLead(row), members: await listMembers(orm, row), replies: await listReplies(orm, id) };
    },

    async change(id: string, change: LeadChange): Promise<Lead> {
      const { assigneeId } = change;
      if (assigneeId) {
        const members = await listMembers(orm, await need(id));
        if (!members.some((member) => member.id === assigneeId)) {
          throw invalidInput([{ path: 'assigneeId', code: 'not_a_member', params: {} }]);
        }
      }
      const row = await updateLead(orm, id, { ...change, updatedAt: clock() });
      if (row === null) throw leadNotFound();
      return toLead(row);
    },

    remove: (id: string) => removeLead(orm, id),
  };

  async function need(id: string): Promise<LeadRow> {
    const row = await findLead(orm, id);
    if (row === null) throw leadNotFound();
    return row;
  }
}

/** What those who answer leads do with them. */
export type Inbox = ReturnType<typeof createInbox>;
