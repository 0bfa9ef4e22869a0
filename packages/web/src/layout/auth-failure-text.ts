import type { AuthFailure } from '../client/auth.ts';
import { createText } from '../ui/text.ts';
import { en } from './auth-failures.en.ts';

const t = createText(en);
const known = new Set<string>(Object.keys(en));

/** Why the identity provider said no, and what to do. */
export function authFailureText({ code, retryAfterSeconds }: AuthFailure): string {
  const id = known.has(`failure.${code}`) ? `failure.${code}` : 'failure.internal';
  return t(id as keyof typeof en, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
}
