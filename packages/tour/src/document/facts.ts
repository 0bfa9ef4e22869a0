import { z } from 'zod';
import { list } from './lists/list.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be like 09:30');

/** One span of a day in which a shop is open, in the shop's own time. */
const openSpan = z.looseObject({
  /** 1 is Monday, 7 Sunday. */
  day: z.int().min(1).max(7),
  opens: clock,
  /** Before `opens`: on the next day. */
  closes: clock,
});

/** A span of a day in which a shop is open, in the shop's own time. */
export type OpenSpan = z.infer<typeof openSpan>;

/**
 * What a home or a shop is, for visitors and search engines. Fields of the tour itself, so that two people who change different
 * ones lose nothing.
 */
export const factFields = {
  factAddress: z.string().max(300).optional(),
  /** In minor units of `factCurrency`. */
  factPrice: z.int().min(0).max(1e14).optional(),
  /** ISO 4217. */
  factCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be like EUR')
    .optional(),
  factBeds: z.number().min(0).max(999).optional(),
  factBaths: z.number().min(0).max(999).optional(),
  factArea: z.number().min(0).max(1e7).optional(),
  /** `m2` (default) or `ft2`. */
  factAreaUnit: z.string().max(20).optional(),
  /** When it was built. */
  factYear: z.int().min(1).max(9999).optional(),
  factHours: list(openSpan, 28).optional(),
  /** What a shop sells or is, such as "Furniture". */
  factCategories: list(z.string().min(1).max(60), 20).optional(),
};

/** The name of a field with a fact, such as `factBeds`. */
export type FactField = keyof typeof factFields;
const facts = z.object(factFields);

/** The facts of a home or shop; each is a field of the tour itself. */
export type Facts = z.infer<typeof facts>;
