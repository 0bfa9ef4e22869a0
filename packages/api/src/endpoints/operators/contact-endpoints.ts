/** Messages to operators. */
import { z } from 'zod';
import { email, line, lines } from '../../text-fields.ts';

const contactMessage = z.object({
  /** Made by the sender's browser: the same again is the same message. */
  requestId: z.string().min(16).max(64),
  stamp: z.string().max(200),
  kind: z.enum(['contact', 'partner']),
  /** Nothing for partners. */
  about: z.enum(['', 'account', 'tour', 'site', 'other']),
  name: line(120).min(1),
  email,
  company: line(200),
  message: lines(4000).min(1),
  consents: z.literal(true),
  /** People leave it empty: they do not see it. */
  website: z.string().max(500),
  locale: line(35),
});

/** What somebody writes to the operators. */
export type ContactMessage = z.infer<typeof contactMessage>;

const contactDetails = z.object({
  name: z.string().nullable(),
  /** Its lines. */
  address: z.array(z.string()),
  phone: z.string().nullable(),
  /** When they answer. */
  hours: z.string().nullable(),
  /** Which law and courts the terms name. */
  law: z.string().nullable(),
});
/** How the people who run a server are named; null and empty: left out. */
export type ContactDetails = z.infer<typeof contactDetails>;

const retention = z.object({
  /** Single visits, until only their sums are left. */
  eventDays: z.int(),
  /** Files of exported data. */
  exportDays: z.int(),
});
/** For how long a server keeps what its settings name, in days. */
export type Retention = z.infer<typeof retention>;

/** Endpoints of the contact page. */
export const contactEndpoints = {
  getContact: {
    method: 'GET',
    path: '/api/contact',
    summary: 'How to reach the operator of this server; `stamp` goes back with a message',
    response: z.object({
      email: z.string().nullable(),
      operator: contactDetails,
      keeps: retention,
      stamp: z.string(),
    }),
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Writes to the operator of this server; answers with what the sender may quote',
    body: contactMessage,
    response: z.object({ reference: z.string() }),
    status: 201,
  },
} as const;
