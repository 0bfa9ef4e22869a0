import type { AuthAnswer } from '../../client/session/auth.ts';

/** The body of an answer; throws where the provider refused, for use in queries. */
export function bodyOf<Body>(answer: AuthAnswer<Body>): Body {
  if (answer.ok) return answer.body;
  throw new Error(`the identity provider answered ${answer.code}`);
}
