import type { Lead } from '@tourwright/api';

/** Who wrote, by their own details; at least one of the two ways to answer exists. */
export function personText({ name, email, phone }: Lead): string {
  return name || email || phone;
}
