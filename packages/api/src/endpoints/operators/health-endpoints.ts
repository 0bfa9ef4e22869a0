/** The server's health, for operators. */
import { z } from 'zod';

const healthCheck = z.object({
  id: z.string(),
  title: z.string(),
  /** `skipped`: it cannot be checked before something else is fixed. */
  state: z.enum(['ok', 'warn', 'fail', 'skipped']),
  /** What was found, with its values. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The same in the asker's language. */
  message: z.string(),
  /** What to do; null where there is nothing. */
  advice: z.string().nullable(),
  /** To copy into a terminal. */
  command: z.string().nullable(),
});

const healthReport = z.object({
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
  counts: z.object({ ok: z.int(), warn: z.int(), fail: z.int(), skipped: z.int() }),
  checks: z.array(healthCheck),
});

/** Endpoints that report the server's health. */
export const healthEndpoints = {
  getHealth: {
    method: 'GET',
    path: '/api/operator/health',
    summary: 'What `tourwright doctor` says of this server, for those who run it',
    response: healthReport,
  },
  reach: {
    method: 'GET',
    path: '/api/reach',
    summary: 'What this request looks like to the server; only it can answer the challenge',
    query: z.object({ challenge: z.string().regex(/^[0-9a-f]{32}$/) }),
    response: z.object({
      proof: z.string(),
      protocol: z.string(),
      host: z.string(),
      address: z.string(),
    }),
  },
} as const;
