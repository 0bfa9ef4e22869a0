import { randomInt } from 'node:crypto';

const amount = 10;
const groupLength = 5;
/** No two of these look alike on paper. 49 bits in a code. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** New recovery codes, such as `k7m2p-9xq4t`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => `${newGroup()}-${newGroup()}`);
}

/** A recovery code as it was made, of how somebody typed it. */
export function readRecoveryCode(typed: string): string {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return `${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
}
