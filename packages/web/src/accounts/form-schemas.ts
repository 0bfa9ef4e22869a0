import * as z from 'zod/mini';
import { t } from './accounts-text.ts';

/** What the account forms take; the server checks again. Words are looked up when they are said. */

const email = z.string().check(z.trim(), z.email({ error: () => t('fault.email') }));
const newPassword = z
  .string()
  .check(
    z.minLength(10, { error: () => t('fault.password-short') }),
    z.maxLength(128, { error: () => t('fault.password-long') }),
  );

/** Checks the form that asks for an e-mail address alone. */
export const addressForm = z.object({ email });

/** Checks the login form; a password of any length passes, since old ones stay valid. */
export const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, { error: () => t('fault.password') })),
});

/** Checks the form that sets a new password. */
export const newPasswordForm = z.object({ password: newPassword });

/** Checks the sign-up form: kind of business, name, e-mail address and password. */
export const signupForm = z.object({
  kind: z.enum(['real-estate', 'retail']),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => t('fault.name') }),
      z.maxLength(200, { error: () => t('fault.name-long') }),
    ),
  email,
  password: newPassword,
});
