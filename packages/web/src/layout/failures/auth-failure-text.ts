import type { AuthFailure } from '../../client/session/auth.ts';
import { createText } from '../../i18n/create-text.ts';
import type { en } from './auth-failures.en.ts';
import * as english from './auth-failures.en.ts?lingui';

const t = createText<typeof en>(english);
const known = new Set<string>(Object.keys(english.messages));

/** Why the identity provider said no, and what to do. */
export function authFailureText({ code, retryAfterSeconds }: AuthFailure): string {
  const id = known.has(`failure.${code}`) ? `failure.${code}` : 'failure.internal';
  return t(id as keyof typeof en, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
}
