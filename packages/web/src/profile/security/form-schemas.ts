import * as z from 'zod/mini';
import { t } from '../profile-text.ts';

/** What the profile's forms take; the server checks again. */

const ownPassword = z.string().check(z.minLength(1, { error: () => t('security.password-missing') }));

/** Checks a form that asks for nothing but the password. */
export const onePasswordForm = z.object({ password: ownPassword });

/** Checks the form that changes the password. */
export const passwordForm = z.object({
  current: z.string().check(z.minLength(1, { error: () => t('password.current-missing') })),
  next: z
    .string()
    .check(
      z.minLength(10, { error: () => t('password.short') }),
      z.maxLength(128, { error: () => t('password.long') }),
    ),
});

/** A new address, which is not the one that counts already, and the password. */
export function addressForm(current: string) {
  return z.object({
    email: z.string().check(
      z.trim(),
      z.email({ error: () => t('address.invalid') }),
      z.refine((email) => email.toLowerCase() !== current, { error: () => t('address.same') }),
    ),
    password: ownPassword,
  });
}
