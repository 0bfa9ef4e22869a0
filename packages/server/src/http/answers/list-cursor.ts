import { invalidInput } from './problem.ts';

/** Of one thing in a list that is newest first. */
interface Place {
  createdAt: Date;
  id: string;
}

/** Where a page of the list ended, as text that clients hand back unread. */
export function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** Throws the problem `invalid_input` for text that is not a cursor of ours. */
export function readCursor(cursor: string): Place {
  const [moment, id] = parse(cursor);
  const createdAt = new Date(typeof moment === 'string' ? moment : Number.NaN);
  if (Number.isNaN(createdAt.getTime()) || typeof id !== 'string' || id.includes('\0')) {
    throw invalidInput([{ path: 'cursor', code: 'bad_cursor', params: {} }], 'query');
  }
  return { createdAt, id };
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
