import { createHmac } from 'node:crypto';
import { dayMs } from '../../durations.ts';
import { isSameSecret } from './is-same-secret.ts';

/** Nobody reads a form and fills it in faster; a program does. */
const leastMs = 2_000;
/** A form that was open for longer is requested again. */
const mostMs = dayMs;

/** What a stamp says: `early` as programs are, `void` where it is too old or none of ours. */
export type StampState = 'fine' | 'early' | 'void';

/**
 * Marks a form with when it was handed out for what, so that real submissions can be distinguished from forged ones.
 */
export function createFormStamps({ secret, clock }: { secret: string; clock: () => Date }) {
  const sign = (thing: string, moment: string) =>
    createHmac('sha256', secret).update(`contact form ${thing} ${moment}`).digest('base64url');
  return {
    make(thing: string): string {
      const moment = String(clock().getTime());
      return `${moment}.${sign(thing, moment)}`;
    },
    check(stamp: string, thing: string): StampState {
      const [moment = '', signature = ''] = stamp.split('.');
      if (!isSameSecret(signature, sign(thing, moment))) return 'void';
      const ageMs = clock().getTime() - Number(moment);
      if (ageMs > mostMs) return 'void';
      return ageMs < leastMs ? 'early' : 'fine';
    },
  };
}

/** Stamps of public forms, which distinguish people from bots. */
export type FormStamps = ReturnType<typeof createFormStamps>;
