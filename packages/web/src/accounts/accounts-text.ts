import type { AuthFailure } from '../client/auth.ts';
import { createText } from '../ui/text.ts';
import { en } from './messages.en.ts';

/** The texts of the account screens. */
export const t = createText(en);

const known = new Set<string>(Object.keys(en));

/** Why the identity provider said no, and what to do. */
export function failureText({ code, retryAfterSeconds }: AuthFailure): string {
  const id = known.has(`problem.${code}`) ? `problem.${code}` : 'problem.internal';
  return t(id as keyof typeof en, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
}
