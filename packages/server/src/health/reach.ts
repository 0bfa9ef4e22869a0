import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/safety/is-same-secret.ts';

/** What a request looked like to the server, and a proof that it was this server. */
export interface Reached {
  proof: string;
  protocol: string;
  host: string;
  /** The client's address, as the server sees it. */
  address: string;
}

/** Only a server with the same secret answers a challenge so. */
export function proofOf(challenge: string, secret: string): string {
  return createHmac('sha256', secret).update(`reach ${challenge}`).digest('hex');
}

/** Whether an answer proves that it came from a server with the same secret. */
export function isProof(proof: string, challenge: string, secret: string): boolean {
  return isSameSecret(proof, proofOf(challenge, secret));
}
