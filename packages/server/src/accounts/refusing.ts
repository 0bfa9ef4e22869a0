import { Problem } from '../http/answers/problem.ts';
import { Refused } from './refused.ts';

/** Answers what is not done now as a problem, for routes that are not the identity provider's. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Problem(error.code, {}, { retryAfterSeconds: error.retryAfterSeconds });
  }
}
