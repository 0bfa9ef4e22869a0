import { Readable } from 'node:stream';
import { endpoints, leadStatuses } from '@tourwright/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Thing } from '../access/action.ts';
import { Problem } from '../http/answers/problem.ts';
import { byId, requireUser, route } from '../http/route.ts';
import type { AgentCards } from './agent-card.ts';
import type { ContactForms } from './contact-forms.ts';
import type { Inbox } from './inbox.ts';
import { toCsv } from './lead-csv.ts';
import type { LeadFilter } from './lead-table.ts';
import type { Meetings } from './meetings/meetings.ts';
import type { Receiving } from './receive-lead.ts';
import type { Replying } from './reply-to-lead.ts';

interface Parts {
  forms: ContactForms;
  agents: AgentCards;
  inbox: Inbox;
  receiving: Receiving;
  replying: Replying;
  meetings: Meetings;
  /** Where a lead belongs; null: nowhere, as there is no such lead. */
  placeOf(id: string): Promise<Thing | null>;
  takesMessages: TakesMessages;
}

/** Whether somebody who came by a link of a tour may write to its owner. */
export type TakesMessages = (asked: {
  tourId: string;
  key: string;
  pass?: string | undefined;
}) => Promise<boolean>;

/** The largest message of a visitor: 4000 characters, with room for those of four bytes and the way through the tour. */
const maxBytes = 64 * 1024;

/** Mounts the leads and the form that brings them. */
export function leadRoutes(app: FastifyInstance, parts: Parts): void {
  const { forms } = parts;
  visitorRoutes(app, parts);
  inboxRoutes(app, parts);
  route(app, endpoints.getContactForm, {
    access: { action: 'user.read', thing: byId.user },
    handler: async ({ params }) => forms.read(params.id),
  });
  route(app, endpoints.patchContactForm, {
    access: { action: 'user.edit', thing: byId.user },
    handler: async ({ params, body }) => forms.change(params.id, body),
  });
}

/** Open to embedding sites, whose frames may have no origin of their own. */
function visitorRoutes(app: FastifyInstance, { forms, agents, receiving, takesMessages }: Parts): void {
  /** How the tour is seen: null, where nobody writes from there. */
  const seen = async (
    tourId: string,
    { link, pass }: { link?: string | undefined; pass?: string | undefined },
  ) => {
    if (link === undefined) return { isLinked: false };
    return (await takesMessages({ tourId, key: link, pass })) ? { isLinked: true } : null;
  };
  route(app, endpoints.getTourContactForm, {
    access: 'anyone',
    openToOtherSites: true,
    handler: async ({ params, query }, reply) => {
      reply.header('cache-control', 'no-store');
      const by = await seen(params.id, query);
      return {
        form: by && (await forms.shown(params.id, by.isLinked)),
        agent: by && (await agents(params.id, by.isLinked)),
      };
    },
  });
  route(app, endpoints.sendLead, {
    access: 'anyone',
    openToOtherSites: true,
    bodyLimit: maxBytes,
    handler: async ({ params, query, body, ip }) => {
      const by = await seen(params.id, query);
      if (by === null) throw new Problem('takes_no_messages');
      return { id: await receiving.receive(params.id, body, { address: ip, ...by }) };
    },
  });
}

function inboxRoutes(app: FastifyInstance, { inbox, replying, meetings, placeOf }: Parts): void {
  const lead = async ({ params }: FastifyRequest): Promise<Thing> =>
    // Nobody has a part in a tour without an id: what is not there is answered like what is somebody else's.
    (await placeOf((params as { id: string }).id)) ?? { tour: '' };
  route(app, endpoints.listLeads, {
    access: { scope: 'leads:read' },
    handler: async (request) => {
      const { limit, cursor, ...filter } = request.query;
      return inbox.list(requireUser(request), filter, { limit, cursor });
    },
  });
  route(app, endpoints.getLead, {
    access: { action: 'lead.read', thing: lead },
    handler: async ({ params: { id } }) => ({
      ...(await inbox.read(id)),
      meeting: await meetings.read(id),
    }),
  });
  route(app, endpoints.patchLead, {
    access: { action: 'lead.edit', thing: lead },
    handler: async (request) => inbox.change(request.params.id, requireUser(request), request.body),
  });
  route(app, endpoints.replyToLead, {
    access: { action: 'lead.edit', thing: lead },
    handler: async (request) => replying.reply(request.params.id, requireUser(request), request.body),
  });
  route(app, endpoints.setMeeting, {
    access: { action: 'lead.edit', thing: lead },
    handler: async (request) => meetings.set(request.params.id, requireUser(request), request.body),
  });
  route(app, endpoints.cancelMeeting, {
    access: { action: 'lead.edit', thing: lead },
    handler: async (request) => meetings.cancel(request.params.id, requireUser(request), request.body),
  });
  route(app, endpoints.deleteLead, {
    access: { action: 'lead.delete', thing: lead },
    handler: async ({ params }) => {
      await inbox.remove(params.id);
      return { id: params.id, deleted: true as const };
    },
  });
  route(
    app,
    { method: 'GET', path: '/api/leads.csv', summary: 'The same leads as a file for spreadsheets' },
    {
      access: { scope: 'leads:read' },
      handler: async (request, reply) =>
        reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="leads.csv"')
          .header('cache-control', 'no-store')
          .send(Readable.from(csvOf(inbox, requireUser(request), filterOf(request.query)))),
    },
  );
}

/** Line by line, so that any number of leads needs the memory of a page. */
async function* csvOf(inbox: Inbox, userId: string, filter: LeadFilter): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await inbox.list(userId, filter, { limit: 200, cursor });
    yield toCsv(page.items, { header: cursor === undefined });
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function filterOf(query: unknown): LeadFilter {
  const { search, status, tourId } = query as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined);
  return {
    search: text(search),
    status: leadStatuses.find((known) => known === status),
    tourId: text(tourId),
  };
}
