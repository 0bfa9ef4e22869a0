/** API tokens with which scripts and services act for their owner. */
import { z } from 'zod';
import { byId } from '../endpoint.ts';

/** What a token can be allowed; each is a part of what its owner may do. */
export const tokenScopes = [
  'tours:read',
  'tours:write',
  'media:write',
  'leads:read',
  'leads:write',
  'orders:read',
  'orders:write',
] as const;
const tokenScope = z.enum(tokenScopes);

/** A permission of an API token; one of `tokenScopes`. */
export type TokenScope = z.infer<typeof tokenScope>;

/** A token as its owner sees it from then on. */
const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last characters, to distinguish it from others. */
  hint: z.string(),
  scopes: z.array(tokenScope),
  createdAt: z.string(),
  /** Null: it works until it is revoked. */
  expiresAt: z.string().nullable(),
  /** To the minute; null: never. */
  lastUsedAt: z.string().nullable(),
});

/** An API token as it is listed, without its secret. */
export type ApiToken = z.infer<typeof apiToken>;

const newToken = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Must be one line of text'),
  scopes: z.array(tokenScope).min(1).max(20),
  /** Null: it works until it is revoked. */
  expiresInDays: z.int().min(1).max(3650).nullable(),
  /** The owner's: a token outlives the session that made it. */
  password: z.string().max(1000),
});

/** Endpoints for API tokens. */
export const tokenEndpoints = {
  listTokens: {
    method: 'GET',
    path: '/api/tokens',
    summary: "The user's tokens, the newest first",
    response: z.object({ items: z.array(apiToken) }),
  },
  createToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'Makes a token; the answer is the only one that contains it',
    body: newToken,
    response: apiToken.extend({ token: z.string() }),
    status: 201,
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'Makes a token void',
    params: byId,
    response: z.object({ id: z.string(), revoked: z.literal(true) }),
  },
  getToken: {
    method: 'GET',
    path: '/api/token',
    summary: 'What the token of this request is and may do',
    response: apiToken.extend({ userId: z.string() }),
  },
} as const;
