import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/safety/is-same-secret.ts';

/** What is in the link of an offer: nothing has to be kept to write it again, and nobody else can. */
export interface OfferTokens {
  write(id: string): string;
  /** The id of the offer; null for what this server did not write. */
  read(token: string): string | null;
}

/** Makes and reads the tokens of mailed offers: an id with a proof by the server's secret. */
export function createOfferTokens({ secret }: { secret: string }): OfferTokens {
  const proofOf = (id: string) => createHmac('sha256', secret).update(`offer ${id}`).digest('base64url');
  return {
    write: (id) => `${id}.${proofOf(id)}`,
    read(token) {
      const [id = '', proof = ''] = token.split('.');
      return isSameSecret(proof, proofOf(id)) ? id : null;
    },
  };
}
