/** Leads: visitors' messages to owners, and the inbox. */
import { z } from 'zod';
import { email, line, lines, orNothing, phone, webAddress } from '../../text-fields.ts';
import { byId, page } from '../endpoint.ts';
import { linkQuery } from '../tours/link-endpoints.ts';
import { meeting } from './meeting-endpoints.ts';

const ask = z.enum(['no', 'optional', 'required']);
/** Whether visitors are asked for something. */
export type Ask = z.infer<typeof ask>;

/** A question of the owner's own. */
const ownField = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  label: line(80).min(1),
  kind: z.enum(['line', 'lines', 'choice']),
  isRequired: z.boolean(),
  /** To choose from; of the kind `choice` alone. */
  options: z.array(line(80).min(1)).max(20).default([]),
});

/** A question of the owner's own in the contact form. */
export type OwnField = z.infer<typeof ownField>;

/** How many questions of their own an owner may add to a contact form. */
export const mostOwnFields = 8;

/** What an owner's tours show and ask visitors who want to write. */
export const contactForm = z.object({
  /** Whether visitors of the published tours can write at all. */
  isOn: z.boolean(),
  /** Who answers. */
  name: line(120),
  /** Ways to reach them beside the form; empty ones are not shown. */
  phone: orNothing(phone),
  email: orNothing(email),
  whatsApp: orNothing(phone),
  bookingUrl: orNothing(webAddress),
  asksName: ask.default('required'),
  asksEmail: ask.default('required'),
  asksPhone: ask,
  asksMessage: ask.default('required'),
  /** When they would like to visit. */
  asksTime: ask.default('no'),
  fields: z
    .array(ownField)
    .max(mostOwnFields)
    .default([])
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'Ids must differ')
    .refine(
      (fields) => fields.every(({ kind, options }) => kind !== 'choice' || options.length > 0),
      'A choice needs options',
    ),
  /** After this many scenes visitors are asked once who they are, and may continue without saying; null: never. */
  gateAfter: z.int().min(1).max(50).nullable().default(null),
  /** What visitors agree to; a lead keeps the words with their version. */
  consent: lines(500).min(1),
  /** When the owner is notified of a lead by mail. */
  mail: z.enum(['each', 'daily', 'never']),
});

/** The contact form as its owner sets it up. */
export type ContactForm = z.infer<typeof contactForm>;

/** As it is saved: without a way to answer, messages would be of no use. */
const savedContactForm = contactForm.refine(
  ({ asksEmail, asksPhone }) => asksEmail === 'required' || asksPhone === 'required',
  { path: ['asksEmail'], error: 'The e-mail address or the telephone number has to be required' },
);

/** What visitors are shown of it. `stamp` goes back with what they write. */
const shownContactForm = contactForm
  .omit({ isOn: true, mail: true })
  .extend({ consentVersion: z.int(), stamp: z.string() });

/** The contact form as visitors get it, without what only its owner may see. */
export type ShownContactForm = z.infer<typeof shownContactForm>;

/** What an owner shows of themselves; empty fields are not shown. */
export const agentCard = z.object({
  name: z.string(),
  role: line(120),
  company: line(120),
  /** That they speak, in their own words. */
  languages: line(120),
  phone: orNothing(phone),
  email: orNothing(email),
  /** An address that works for some hours. */
  photo: z.string().nullable(),
});

/** The contact person of a tour: name, photo and ways to get in touch. */
export type AgentCard = z.infer<typeof agentCard>;

const view = z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number() });
const visitedScene = z.object({ id: z.number(), name: line(300) });

const visitWish = z.object({
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** The visitor's time zone, by its IANA name. */
  timeZone: z.string().min(1).max(60),
});

/** When a visitor would like to visit. */
export type VisitWish = z.infer<typeof visitWish>;

const newLead = z.object({
  /** Made by the visitor's browser: the same again is the same lead. */
  requestId: z.string().min(16).max(64),
  stamp: z.string().max(200),
  /** Empty ones are refused where the form requires them. */
  name: line(120),
  email: orNothing(email),
  phone: orNothing(phone),
  message: lines(4000),
  wish: visitWish.nullable().default(null),
  /** To the owner's own fields, by their ids. */
  answers: z
    .array(z.object({ id: z.string().max(40), value: lines(2000) }))
    .max(mostOwnFields)
    .default([]),
  /** That the visitor agreed to; older words than today's are refused. */
  consentVersion: z.int(),
  consents: z.literal(true),
  /** People leave it empty: they do not see it. */
  website: z.string().max(500),
  /** BCP 47. */
  locale: line(35),
  sceneId: z.number().nullable(),
  view: view.nullable(),
  /** The scenes before and with this one, oldest first. */
  path: z.array(visitedScene).max(50),
});

/** A visitor's message as it is sent. */
export type NewLead = z.infer<typeof newLead>;

/** The states of a lead, from new to closed, and spam. */
export const leadStatuses = ['new', 'answered', 'viewing', 'closed', 'spam'] as const;
const leadStatus = z.enum(leadStatuses);

/** One of `leadStatuses`. */
export type LeadStatus = z.infer<typeof leadStatus>;

const lead = z.object({
  id: z.string(),
  /** Null once the tour is deleted for good. */
  tourId: z.string().nullable(),
  tourTitle: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  wish: visitWish.nullable(),
  /** To the owner's own fields, as they were labelled then. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  status: leadStatus,
  notes: z.string(),
  assigneeId: z.string().nullable(),
  sceneId: z.number().nullable(),
  view: view.nullable(),
  path: z.array(visitedScene),
  locale: z.string(),
  consent: z.string(),
  consentVersion: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/** A visitor's message as its receiver reads it. */
export type Lead = z.infer<typeof lead>;

/** With the name of the member who is to answer it; null: nobody in particular. */
const listedLead = lead.extend({ assigneeName: z.string().nullable() });

/** A lead as lists have it. */
export type ListedLead = z.infer<typeof listedLead>;

/** What was answered by mail from the inbox. */
const leadReply = z.object({
  id: z.string(),
  authorName: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

/** An answer to a lead that was sent by mail from the inbox. */
export type LeadReply = z.infer<typeof leadReply>;

/** Somebody who may answer a lead. */
const leadMember = z.object({ id: z.string(), name: z.string() });

const filters = {
  /** In name, address, phone and message. */
  search: z.string().max(200).optional(),
  status: leadStatus.optional(),
  tourId: z.string().max(200).optional(),
};

/** Endpoints for contact forms and visitors' messages. */
export const leadEndpoints = {
  getTourContactForm: {
    method: 'GET',
    path: '/api/tours/:id/contact-form',
    summary:
      'How visitors reach the owner of a published tour, or of one of a link: their form and card, null where there is none',
    params: byId,
    query: z.object(linkQuery),
    response: z.object({ form: shownContactForm.nullable(), agent: agentCard.nullable() }),
  },
  sendLead: {
    method: 'POST',
    path: '/api/tours/:id/leads',
    summary:
      'What a visitor writes to the owner of a published tour; the same `requestId` again changes nothing',
    params: byId,
    query: z.object(linkQuery),
    body: newLead,
    response: z.object({ id: z.string() }),
    status: 201,
  },
  listLeads: {
    method: 'GET',
    path: '/api/leads',
    summary: 'The leads of all tours that the user edits, newest first; without `status` all but spam',
    query: z.object({ ...page, ...filters }),
    response: z.object({
      items: z.array(listedLead),
      next: z.string().nullable(),
      /** How many nobody has dealt with, whatever is searched for. */
      newCount: z.int(),
      /** The tours that leads came from, whatever is searched for, by title. */
      tours: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  },
  getLead: {
    method: 'GET',
    path: '/api/leads/:id',
    summary: 'A lead, who may be asked to answer it, and what was answered from here, the oldest first',
    params: byId,
    response: z.object({
      lead,
      members: z.array(leadMember),
      replies: z.array(leadReply),
      meeting: meeting.nullable(),
    }),
  },
  patchLead: {
    method: 'PATCH',
    path: '/api/leads/:id',
    summary: 'Changes status, notes or who answers, who hears of it by mail',
    params: byId,
    body: z.strictObject({
      status: leadStatus.optional(),
      notes: lines(10_000).optional(),
      assigneeId: z.string().max(200).nullable().optional(),
    }),
    response: lead,
  },
  replyToLead: {
    method: 'POST',
    path: '/api/leads/:id/replies',
    summary: 'Mails an answer to who wrote; the same `requestId` again is the same answer',
    params: byId,
    body: z.strictObject({ requestId: z.string().min(16).max(64), text: lines(10_000).min(1) }),
    response: leadReply,
    status: 201,
  },
  deleteLead: {
    method: 'DELETE',
    path: '/api/leads/:id',
    summary: 'Deletes a lead for good, as its writer may ask',
    params: byId,
    response: z.object({ id: z.string(), deleted: z.literal(true) }),
  },
  getContactForm: {
    method: 'GET',
    path: '/api/users/:id/contact-form',
    summary: "The form in the user's own tours",
    params: byId,
    response: contactForm,
  },
  patchContactForm: {
    method: 'PATCH',
    path: '/api/users/:id/contact-form',
    summary: "Replaces the form in the user's own tours; visitors get it at once",
    params: byId,
    body: savedContactForm,
    response: contactForm,
  },
} as const;
