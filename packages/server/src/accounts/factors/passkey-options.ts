import type { PasskeyOptions } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

/**
 * Settings of the passkey plug-in. A passkey stands for password and second factor together, so the device must have
 * made sure who holds it (by finger, face or PIN) each time; the plug-in itself only prefers that.
 */
export const passkeyOptions: PasskeyOptions = {
  rpName: 'Tourwright',
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  registration: {
    afterVerification: async ({ verification }) => {
      requireVerified(verification.registrationInfo?.userVerified);
      return undefined;
    },
  },
  authentication: {
    afterVerification: async ({ verification }) => {
      requireVerified(verification.authenticationInfo.userVerified);
    },
  },
  advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
};

function requireVerified(isVerified: boolean | undefined): void {
  if (isVerified !== true) throw new APIError('BAD_REQUEST', { code: 'PASSKEY_NOT_VERIFIED' });
}
