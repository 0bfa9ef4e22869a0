/** People who work on an account's tours, and accounts whose tours the user works on. */
import { z } from 'zod';
import { email } from '../../text-fields.ts';
import { byId, page } from '../endpoint.ts';

/** An owner is one for each tour; who shall be it is handed the tour. */
export const memberRoles = ['editor', 'viewer'] as const;
const memberRole = z.enum(memberRoles);

/** What a member may do with another's tours: edit or only view. */
export type MemberRole = z.infer<typeof memberRole>;

const namedTour = z.object({ id: z.string(), title: z.string().nullable() });
/** null: all tours of the account, also those to come. */
const someTours = z.array(namedTour).nullable();

const member = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The highest that they have in any of the tours. */
  role: memberRole,
  tours: someTours,
  /** ISO 8601, UTC: when a session of theirs was last used; null: none is left. */
  activeAt: z.string().nullable(),
});

/** Somebody who works on an account's tours. */
export type Member = z.infer<typeof member>;

const sentOffer = z.object({
  id: z.string(),
  kind: z.enum(['invitation', 'handover']),
  email: z.string(),
  role: memberRole.nullable(),
  tours: someTours,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** That was mailed; to copy. */
  link: z.string(),
});

/** An invitation or handover that waits for its answer. */
export type SentOffer = z.infer<typeof sentOffer>;

const people = z.object({
  members: z.array(member),
  /** That wait for an answer, newest first. */
  offers: z.array(sentOffer),
  /** Includes the account itself and people who are invited; `limit` null: none. */
  places: z.object({ used: z.int(), limit: z.int().nullable() }),
  /** The tours of others that one works on. */
  shared: z.array(
    z.object({
      owner: z.object({ id: z.string(), name: z.string() }),
      tours: z.array(namedTour.extend({ role: memberRole })),
    }),
  ),
});

/** Who works on an account's tours, who is invited, and on whose tours one works. */
export type People = z.infer<typeof people>;

const change = z.object({
  /** When it was last edited. */
  at: z.string(),
  userId: z.string(),
  name: z.string(),
  tour: namedTour,
  /** How many edits in a row one person made in one tour within the hour. */
  count: z.int(),
  /** What they were about: the first words of the kinds of these edits, such as `hotspot`. */
  areas: z.array(z.string()),
});

/** Edits in a row that one person made in one tour, as the list of changes shows them. */
export type PersonChange = z.infer<typeof change>;

const offer = z.object({
  kind: z.enum(['invitation', 'handover']),
  ownerName: z.string(),
  role: memberRole.nullable(),
  tours: someTours,
  expiresAt: z.string(),
  withLeads: z.boolean(),
  /** Whether one made it oneself. */
  isOwn: z.boolean(),
});

/** An invitation or handover as the one who is asked reads it. */
export type Offer = z.infer<typeof offer>;

const tourIds = z.array(z.string().min(1).max(200)).min(1).max(200);
const newOffer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invitation'), email, role: memberRole, tourIds: tourIds.nullable() }),
  z.object({
    kind: z.literal('handover'),
    email,
    tourId: z.string().min(1).max(200),
    withLeads: z.boolean(),
  }),
]);

/** An invitation or handover as it is sent. */
export type NewOffer = z.input<typeof newOffer>;

const ofPerson = byId.extend({ personId: z.string().min(1).max(200) });
const ofOffer = byId.extend({ offerId: z.string().min(1).max(60) });
const byToken = z.object({ token: z.string().min(1).max(200) });
const done = z.object({ done: z.literal(true) });

/** Endpoints for the people who work on an account's tours. */
export const peopleEndpoints = {
  getPeople: {
    method: 'GET',
    path: '/api/users/:id/people',
    summary: "Who works on the user's tours, who was asked to, and whose tours they work on",
    params: byId,
    response: people,
  },
  listPersonChanges: {
    method: 'GET',
    path: '/api/users/:id/changes',
    summary: "Who changed what in the user's own tours, newest first",
    params: byId,
    query: z.object(page),
    response: z.object({ items: z.array(change), next: z.string().nullable() }),
  },
  makeOffer: {
    method: 'POST',
    path: '/api/users/:id/offers',
    summary: 'Invites somebody by mail to work on tours, or offers them one as their own',
    params: byId,
    body: newOffer,
    response: sentOffer,
    status: 201,
  },
  resendOffer: {
    method: 'POST',
    path: '/api/users/:id/offers/:offerId/resend',
    summary: 'Mails it again; its time starts again',
    params: ofOffer,
    response: sentOffer,
  },
  withdrawOffer: {
    method: 'DELETE',
    path: '/api/users/:id/offers/:offerId',
    summary: 'Takes it back: its link does nothing any more',
    params: ofOffer,
    response: done,
  },
  changeMember: {
    method: 'PATCH',
    path: '/api/users/:id/people/:personId',
    summary: "Gives somebody another role in all of the user's tours that they work on",
    params: ofPerson,
    body: z.object({ role: memberRole }),
    response: member,
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/users/:id/people/:personId',
    summary: "Ends somebody's work on all tours of the user",
    params: ofPerson,
    response: done,
  },
  leaveOwner: {
    method: 'DELETE',
    path: '/api/users/:id/memberships/:personId',
    summary: 'Ends the own work on all tours of another account',
    params: ofPerson,
    response: done,
  },
  readOffer: {
    method: 'GET',
    path: '/api/offers/:token',
    summary: 'What the link of a mail offers',
    params: byToken,
    response: offer,
  },
  acceptOffer: {
    method: 'POST',
    path: '/api/offers/:token/accept',
    summary: 'Takes what is offered, for the account that is logged in',
    params: byToken,
    response: done,
  },
  declineOffer: {
    method: 'POST',
    path: '/api/offers/:token/decline',
    summary: 'Refuses what is offered',
    params: byToken,
    response: done,
  },
} as const;
