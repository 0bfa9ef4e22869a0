/** The plans of this server: the file that `PLANS_FILE` names, or the built-in plans. */
import { readFileSync } from 'node:fs';
import type { ContactDetails, Plan, PlanOffer } from '@tourwright/api';
import { z } from 'zod';
import type { Seller } from '../drivers/database/schema/accounts/plans.ts';

/** All that the file says. */
export interface PlanBook extends Omit<PlanOffer, 'card'> {
  seller: Seller;
}

const gigabyte = 1e9;
const units = { MB: 1e6, GB: gigabyte, TB: 1e12 };
const most = 1_000_000_000;

const count = z.int().min(1).max(most).nullable();
const size = z
  .string()
  .regex(/^\d+(\.\d+)? ?(MB|GB|TB)$/, 'must be a size such as "20 GB"')
  .transform((text) => {
    const [, number, unit] = /^([\d.]+) ?(\w\w)$/.exec(text) ?? [];
    return Math.round(Number(number) * units[unit as keyof typeof units]);
  })
  .nullable();
const price = z.int().min(0).max(most).nullable().default(null);
const line = z.string().trim().min(1).max(200);

const planShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be lower-case letters, digits and hyphens'),
  name: line,
  summary: z.string().trim().max(200).default(''),
  limits: z.strictObject({
    tours: count,
    scenes: count,
    storage: size,
    members: count,
    monthlyViews: count,
  }),
  prices: z.strictObject({ monthly: price, yearly: price }).default({ monthly: null, yearly: null }),
  extras: z.array(line).max(12).default([]),
});

const fileShape = z
  .strictObject({
    currency: z.string().refine(isCurrency, 'must be a currency such as "EUR"'),
    tax: z
      .strictObject({ name: line, percent: z.number().gt(0).max(100) })
      .nullable()
      .default(null),
    dueDays: z.int().min(1).max(365).default(14),
    graceDays: z.int().min(0).max(365).default(14),
    seller: z
      .strictObject({
        name: line,
        address: z.array(line).max(8).default([]),
        taxNumber: z.string().trim().max(60).default(''),
        email: z.string().trim().max(254).default(''),
        payTo: z.array(line).max(8).default([]),
      })
      .optional(),
    plans: z.array(planShape).min(1).max(6),
  })
  .superRefine(({ plans }, context) => {
    const ids = plans.map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice !== -1) {
      context.addIssue({ code: 'custom', path: ['plans', twice, 'id'], message: 'is there twice' });
    }
    const { monthly = null, yearly = null } = plans[0]?.prices ?? {};
    if (monthly || yearly) {
      const message = 'the first plan is what everybody has, so it costs nothing';
      context.addIssue({ code: 'custom', path: ['plans', 0, 'prices'], message });
    }
  });

/** What sells where no file says who does. */
export interface FallbackSeller {
  name: string;
  address?: string[];
  email: string;
}

/** Reads the file at `path`; null: the plans of every release. Throws one line for the operator. */
export function readPlanBook(path: string | null, fallback: FallbackSeller): PlanBook {
  if (path === null) return bookOf(usualPlans, fallback);
  const read = fileShape.safeParse(jsonAt(path));
  if (read.success) return toBook(read.data, fallback);
  const [first] = read.error.issues;
  const place = (first?.path ?? []).map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  throw new Error(
    `PLANS_FILE ${path}: ${place.join('').replace(/^\./, '') || 'the file'}: ${first?.message}. docs/plans.md shows a file that is right`,
  );
}

/** The book of a server with these settings. */
export function readConfiguredBook(config: {
  plansFile: string | null;
  publicUrl: string;
  contactEmail: string | null;
  operator: ContactDetails;
}): PlanBook {
  const { name, address } = config.operator;
  const fallback = {
    name: name ?? new URL(config.publicUrl).host,
    address,
    email: config.contactEmail ?? '',
  };
  return config.plansFile === 'none' ? bookOf(openPlans, fallback) : readPlanBook(config.plansFile, fallback);
}

/** A book of what a file would say. */
export function bookOf(file: z.input<typeof fileShape>, fallback: FallbackSeller): PlanBook {
  return toBook(fileShape.parse(file), fallback);
}

/** For a server where all accounts have all that it has. */
export const openPlans: z.input<typeof fileShape> = {
  currency: 'EUR',
  plans: [
    {
      id: 'open',
      name: 'Everything',
      limits: { tours: null, scenes: null, storage: null, members: null, monthlyViews: null },
    },
  ],
};

/** The plan that costs nothing, which every account has. */
export function basePlan({ plans }: Pick<PlanBook, 'plans'>): Plan {
  const [first] = plans;
  if (first === undefined) throw new Error('A book has a plan');
  return first;
}

function toBook({ seller, plans, ...rest }: z.output<typeof fileShape>, fallback: FallbackSeller): PlanBook {
  return {
    ...rest,
    seller: seller ?? { address: [], ...fallback, taxNumber: '', payTo: [] },
    plans: plans.map(({ limits: { storage, ...limits }, ...plan }) => ({
      ...plan,
      limits: { ...limits, storageBytes: storage },
    })),
  };
}

function jsonAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    throw new Error(`PLANS_FILE ${path} ${reason}`);
  }
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
}

const usualPlans: z.input<typeof fileShape> = {
  currency: 'EUR',
  plans: [
    {
      id: 'starter',
      name: 'Starter',
      summary: 'For your first tours',
      limits: { tours: 100, scenes: 2000, storage: '50 GB', members: 5, monthlyViews: 50_000 },
    },
    {
      id: 'studio',
      name: 'Studio',
      summary: 'For those who build tours for others',
      limits: { tours: 300, scenes: 8000, storage: '200 GB', members: 15, monthlyViews: 250_000 },
      prices: { monthly: 3000, yearly: 30_000 },
    },
    {
      id: 'business',
      name: 'Business',
      summary: 'For agencies and chains of stores',
      limits: { tours: 1000, scenes: 30_000, storage: '1 TB', members: 60, monthlyViews: 1_000_000 },
      prices: { monthly: 9000, yearly: 90_000 },
    },
  ],
};
