import { z } from 'zod';
import type { Access } from '../http/safety/access.ts';

/** An endpoint below `/api/auth`. */
export interface AuthCall {
  method: 'GET' | 'POST';
  access: Access;
  summary: string;
  query?: z.ZodObject;
  /** What is read of a body; the rest is dropped. */
  body?: z.ZodType;
  /** What a client gets of the answer; the rest, session tokens above all, stays here. */
  answer: z.ZodType;
}

/** Those that are too short or too long for an account are refused later, with codes of their own. */
export const password = z.string().max(1000);

/** A user as clients get them. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullish(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** The body of an answer that only confirms success. */
export const status = z.object({ status: z.boolean(), message: z.string().optional() });
