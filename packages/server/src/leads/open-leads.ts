import type { Thing } from '../access/action.ts';
import type { Feature } from '../feature.ts';
import { createFormStamps } from '../http/safety/form-stamps.ts';
import { createAgentCards } from './agent-card.ts';
import { createContactForms } from './contact-forms.ts';
import { createInbox } from './inbox.ts';
import { leadRoutes, type TakesMessages } from './lead-routes.ts';
import { findLead, toLead } from './lead-table.ts';
import { createMeetings } from './meetings/meetings.ts';
import { createReceiving, type ReceivingParts } from './receive-lead.ts';
import { createReplying } from './reply-to-lead.ts';
import { sweepLeads } from './sweep-leads.ts';

const sweepEveryMs = 15 * 60_000;

/** What visitors write to the owners of tours: the form, the inbox, the mails. */
export function openLeads(
  parts: Omit<ReceivingParts, 'stamps'> & {
    secret: string;
    takesMessages: TakesMessages;
    /** An address of a user's photo that visitors can open; null where there is none. */
    portraitOf(userId: string): Promise<string | null>;
  },
): Feature & {
  /** A lead as webhooks send it; null if it was deleted. */
  tellLead(id: string): Promise<object | null>;
} {
  const { database, clock, takesMessages } = parts;
  const stamps = createFormStamps(parts);
  const forms = createContactForms({ database, stamps });
  const agents = createAgentCards({ orm: database.orm, portraitOf: parts.portraitOf });
  const inbox = createInbox(parts);
  const receiving = createReceiving({ ...parts, stamps });
  const replying = createReplying(parts);
  const meetings = createMeetings(parts);
  const placeOf = async (id: string): Promise<Thing | null> => {
    const lead = await findLead(database.orm, id);
    if (lead === null) return null;
    return lead.tourId === null ? { user: lead.ownerId } : { tour: lead.tourId };
  };
  const run = () => sweepLeads(parts, clock());
  return {
    tellLead: async (id) => {
      const row = await findLead(database.orm, id);
      if (row === null) return null;
      const { status: _, notes: __, assigneeId: ___, ...shown } = toLead(row);
      return shown;
    },
    routes: (http) =>
      leadRoutes(http, { forms, agents, inbox, receiving, replying, meetings, placeOf, takesMessages }),
    sweeps: [{ name: 'mails about leads', everyMs: sweepEveryMs, run }],
  };
}
