/** The pass of an admitted visit: it works without a cookie, also in frames without an origin and in headsets. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '../durations.ts';
import type { LinkFact } from './link-table.ts';

const macLength = 22;
const pattern = /^(\d{1,9})~([\w-]{22})$/;

type Passed = Pick<LinkFact, 'id' | 'generation'>;

/** Signed rather than stored: it ends with the link, and with the generation of the link that it was made for. */
export function makePass(link: Passed, secret: string, expires: Date): string {
  const hour = Math.ceil(expires.getTime() / hourMs);
  return `${hour}~${macOf(link, hour, secret)}`;
}

/** Whether a pass opens this link now. */
export function isPass(pass: string | undefined, link: Passed, secret: string, now: Date): boolean {
  const [, hour, mac] = pattern.exec(pass ?? '') ?? [];
  if (hour === undefined || mac === undefined || now.getTime() >= Number(hour) * hourMs) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(link, Number(hour), secret)));
}

function macOf({ id, generation }: Passed, hour: number, secret: string): string {
  const text = `link-pass/${id}/${generation}/${hour}`;
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, macLength);
}
