/** The types of the answers that tests read. A request says by name what it waits for. */

import type { Endpoints, Problem } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { z } from 'zod';

/** A user as better-auth answers. */
interface AuthUser {
  id: string;
  email: string;
  emailVerified: boolean;
  image?: string | null;
}

interface AuthSession {
  id: string;
  ipAddress: string;
}

/** What no endpoint of the table says. */
interface OtherAnswers {
  /** Compared as a whole, or not at all. */
  unread: unknown;
  /** A refusal. */
  problem: Problem;
  /** A tour's document; the table leaves its shape to `packages/tour`. */
  tour: Tour;
  authRefused: { code: string };
  authUser: { user: AuthUser };
  authSession: { session: AuthSession; user: AuthUser } | null;
  authSessions: AuthSession[];
  authCodes: { totpURI: string; backupCodes: string[] };
  authRecovery: { resetToken: string };
  passkeyOptions: { challenge: string; allowCredentials?: object[] };
  passkeys: { id: string; lastUsedAt: string | null }[];
}

type Answers = OtherAnswers & {
  [Name in keyof Endpoints]: z.output<Endpoints[Name]['response']>;
};

/** The name of an answer: that of its endpoint in `packages/api`, or one of the few others. */
export type AnswerName = keyof Answers;

/** The parsed JSON body of an answer. */
export type AnswerBody<Name extends AnswerName> = Answers[Name];

/**
 * A body as what the test waits for: JSON parsed, other text as it came, null where there is none. The type is not
 * verified here; the test that reads a field checks its value.
 */
export function parseBody<Name extends AnswerName>(text: string, type: unknown): AnswerBody<Name> {
  const isJson = text === '' || String(type).includes('json');
  return JSON.parse(isJson ? text || 'null' : JSON.stringify(text));
}
