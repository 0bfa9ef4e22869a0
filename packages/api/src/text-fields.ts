/** Schemas of texts in forms. */
import { z } from 'zod';
import { emailPattern } from './email.ts';

/** One line, without what no line holds. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Must be one line of text');

/** Any number of lines. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\0\p{Cs}]*$/u, 'Must be text');

/** An e-mail address of at most 254 characters (RFC 5321). */
export const email = line(254).regex(emailPattern, 'Must be an e-mail address');

/** A telephone number as people write it: digits with spaces, brackets, dots and dashes. */
export const phone = line(40).regex(/^[+(]?\d[\d ().\-/]{3,}$/, 'Must be a telephone number');

/** A web address that begins with `https://`, of at most 500 characters. */
export const webAddress = line(500).regex(
  /^https:\/\/[^\s/]\S*$/,
  'Must be an address that begins with https://',
);

/** The same, or an empty text. */
export const orNothing = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema]);
