/** Endpoints for operators. */
import { z } from 'zod';
import { line, lines } from '../../text-fields.ts';
import { page } from '../endpoint.ts';

const search = { search: z.string().max(200).optional() };

const serverFacts = z.object({
  users: z.int(),
  /** Users who signed up in the last seven days. */
  newUsers: z.int(),
  tours: z.int(),
  published: z.int(),
  deletedTours: z.int(),
  /** The size of the kept originals, bytes; what is made of them comes on top. */
  originalsBytes: z.number(),
  exportsBytes: z.number(),
  jobs: z.object({ failed: z.int(), running: z.int(), waiting: z.int() }),
  openInvoices: z.int(),
  /** Tours whose owners wait for a place in the gallery. */
  openGalleryRequests: z.int(),
  /** The most that this server lets an account have, whatever its plan; its own copy of the settings. */
  limits: z.object({ tours: z.number(), storageBytes: z.number(), uploads: z.number() }),
});

/** How much the server holds and how many jobs it has, in numbers. */
export type ServerFacts = z.infer<typeof serverFacts>;

const serverUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isOperator: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When a session of theirs was last used; null: none is left. */
  activeAt: z.string().nullable(),
  tours: z.int(),
  storageBytes: z.number(),
  planId: z.string(),
  planName: z.string(),
  /** The plan was given by an operator. */
  isGiven: z.boolean(),
});

/** An account as operators see it. */
export type ServerUser = z.infer<typeof serverUser>;

const serverTour = z.object({
  id: z.string(),
  title: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  activity: z.enum(['published', 'unpublished']),
  wasPublished: z.boolean(),
  scenes: z.int(),
  views: z.int(),
  updatedAt: z.string(),
  /** Until its files go it can be restored by its owner. */
  deletedAt: z.string().nullable(),
});

/** A tour as operators see it. */
export type ServerTour = z.infer<typeof serverTour>;

/** The states that operators may filter jobs by, those that need attention first. */
export const jobStates = ['failed', 'running', 'waiting', 'cancelled', 'done'] as const;
const serverJob = z.object({
  kind: z.string(),
  id: z.string(),
  state: z.enum(jobStates),
  /** Tries so far, and after how many it is given up. */
  tries: z.int(),
  mostTries: z.int(),
  createdAt: z.string(),
  /** A waiting one does not start before. */
  startsAt: z.string(),
  /** What it is about: ids and names out of its data, no addresses and no texts. */
  about: z.record(z.string(), z.string()),
  /** What the last try ended with, as the program said it; null: nothing went wrong. */
  fault: z.string().nullable(),
});

/** A background job as operators see it. */
export type ServerJob = z.infer<typeof serverJob>;

const operatorActs = [
  'operator.begin',
  'factors.remove',
  'backup.make',
  'backup.drill',
  'job.retry',
  'job.cancel',
  'plan.give',
  'plan.take',
  'invoice.paid',
  'invoice.cancel',
  'tour.unpublish',
  'announcement.make',
  'announcement.end',
  'gallery.accept',
  'gallery.decline',
  'gallery.remove',
  'message.delete',
] as const;
const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  act: z.enum(operatorActs),
  /** Who did it, as the account was named then. */
  by: z.string(),
  /** What it was done to. */
  subject: z.string(),
  /** Such as the plan that was given; empty where there is nothing to add. */
  value: z.string(),
});

/** One thing that an operator did, and when. */
export type AuditEntry = z.infer<typeof auditEntry>;

const serverMessage = z.object({
  id: z.string(),
  /** What its writer may quote. */
  reference: z.string(),
  kind: z.enum(['contact', 'partner']),
  about: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  /** The language that it was written from. */
  locale: z.string(),
  createdAt: z.string(),
});

/** What somebody wrote to operators, as operators see it. */
export type ServerMessage = z.infer<typeof serverMessage>;

const announcement = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  /** After it nobody is shown it; null: until it is ended. */
  endsAt: z.string().nullable(),
});

/** A notice that operators show to everyone who is logged in. */
export type Announcement = z.infer<typeof announcement>;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable(), total: z.int() });
const jobParams = z.object({ kind: z.string().min(1).max(100), id: z.uuid() });

/** Endpoints of the operators' pages. */
export const adminEndpoints = {
  getServerFacts: {
    method: 'GET',
    path: '/api/operator',
    summary: 'How much there is on this server, for those who run it',
    response: serverFacts,
  },
  listServerUsers: {
    method: 'GET',
    path: '/api/operator/users',
    summary: 'The accounts of this server, the newest first or those with the most files',
    query: z.object({ ...page, ...search, sort: z.enum(['newest', 'storage']).optional() }),
    response: listOf(serverUser),
  },
  listServerTours: {
    method: 'GET',
    path: '/api/operator/tours',
    summary: 'The tours of this server, last changed first; nothing of their drafts but the title',
    query: z.object({ ...page, ...search }),
    response: listOf(serverTour),
  },
  listServerJobs: {
    method: 'GET',
    path: '/api/operator/jobs',
    summary: 'The jobs of the queue, newest first; done ones stay for a day',
    query: z.object({
      ...page,
      ...search,
      state: z.enum(jobStates).optional(),
      /** Mails are jobs. */
      only: z.enum(['mails', 'others']).optional(),
    }),
    response: listOf(serverJob),
  },
  retryJob: {
    method: 'POST',
    path: '/api/operator/jobs/:kind/:id/retry',
    summary: 'Tries a job again that failed or was cancelled, or now one that waits for its next try',
    params: jobParams,
    response: z.object({ retried: z.boolean() }),
  },
  cancelJob: {
    method: 'POST',
    path: '/api/operator/jobs/:kind/:id/cancel',
    summary: 'Takes a job out of the queue that waits, or has one that runs end within seconds',
    params: jobParams,
    response: z.object({ cancelled: z.boolean() }),
  },
  listServerMessages: {
    method: 'GET',
    path: '/api/operator/messages',
    summary: 'What people wrote by the forms of contact and partner, newest first; spam apart, for 30 days',
    query: z.object({ ...page, ...search, spam: z.literal('only').optional() }),
    response: listOf(serverMessage),
  },
  deleteServerMessage: {
    method: 'DELETE',
    path: '/api/operator/messages/:id',
    summary: 'Deletes such a message for good, as its writer may ask',
    params: z.object({ id: z.uuid() }),
    response: z.object({ deleted: z.boolean() }),
  },
  listAudit: {
    method: 'GET',
    path: '/api/operator/audit',
    summary: "Operators' actions, newest first",
    query: z.object({ ...page, ...search }),
    response: listOf(auditEntry),
  },
  listAnnouncements: {
    method: 'GET',
    path: '/api/operator/announcements',
    summary: 'Announcements to all logged-in users, newest first',
    query: z.object(page),
    response: listOf(announcement),
  },
  makeAnnouncement: {
    method: 'POST',
    path: '/api/operator/announcements',
    summary: 'Makes an announcement to all logged-in users; it replaces the previous one',
    body: z.object({ text: lines(500).min(1), endsAt: z.iso.datetime().nullable() }),
    response: announcement,
    status: 201,
  },
  endAnnouncement: {
    method: 'POST',
    path: '/api/operator/announcements/:id/end',
    summary: 'Shows an announcement no more',
    params: z.object({ id: line(40).min(1) }),
    response: z.object({ ended: z.boolean() }),
  },
  getAnnouncement: {
    method: 'GET',
    path: '/api/announcement',
    summary: "The operators' announcement to all logged-in users; null if there is none",
    response: z.object({ announcement: announcement.nullable() }),
  },
} as const;
