import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const periodMs = 30_000;

/** An app that was given a secret; it shows a code, or the one `steps` later. */
export function openCodeApp(totpUri: string): (steps?: number) => Promise<string> {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  const otp = createOTP(new TextDecoder().decode(base32.decode(secret)));
  return (steps = 0) => otp.hotp(Math.floor(Date.now() / periodMs) + steps);
}
