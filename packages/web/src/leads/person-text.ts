import type { Lead } from '@tourwright/api';

/** Who wrote, by what they told of themselves; one of the two ways to answer is always there. */
export function personText({ name, email, phone }: Lead): string {
  return name || email || phone;
}
