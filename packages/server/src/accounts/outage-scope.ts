import { AsyncLocalStorage } from 'node:async_hooks';
import { outageOf } from '../drivers/outage.ts';

const scope = new AsyncLocalStorage<{ outage: unknown }>();

/** Called with the error inside the identity provider, which itself only reports that something failed. */
export function noteOutage(...errors: unknown[]): void {
  const seen = scope.getStore();
  const outage = errors.find((error) => outageOf(error) !== null);
  if (seen !== undefined && outage !== undefined) seen.outage = outage;
}

/** Throws the outage that a call of the provider met, where the provider would report a bug of its own. */
export async function throwingOutages<T>(
  call: () => Promise<T>,
  failed: (answer: T) => boolean = () => false,
): Promise<T> {
  const seen = { outage: null as unknown };
  try {
    const answer = await scope.run(seen, call);
    if (seen.outage === null || !failed(answer)) return answer;
  } catch (error) {
    throw seen.outage ?? error;
  }
  throw seen.outage;
}
