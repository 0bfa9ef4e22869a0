import { isOperator } from '../access/membership-table.ts';
import type { Database } from '../drivers/database/database.ts';
import { userNotFound } from '../http/answers/not-there.ts';
import { invalidInput, Problem } from '../http/answers/problem.ts';
import { byteLength, maxProfileBytes, readChange } from './user-fields.ts';
import { readUser, type UserRow, writeColumn, writeProfileField } from './user-table.ts';

/** A user's record as its owner gets it: profile fields beside the fixed ones, which win. */
interface UserRecord {
  [field: string]: unknown;
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** In which mails are written. */
  locale: string;
  /** Only for operators, and only when the record is read. */
  operator?: true;
}

/** Users' records and pictures. */
export interface Users {
  read(id: string): Promise<UserRecord>;
  /** Changes the one field that `change` names. */
  change(id: string, change: Record<string, unknown>): Promise<UserRecord>;
  /** The address of the user's photo, or null. */
  imageUrl(id: string): Promise<string | null>;
}

/** What users are built from. */
export interface UsersParts {
  database: Database;
  /** The address of the photo in a user's folder. */
  photoUrlOf(userId: string): Promise<string | null>;
}

/** Makes users: read and changed by their profile's fields. */
export function createUsers({ database, photoUrlOf }: UsersParts): Users {
  const { orm } = database;

  async function find(id: string): Promise<UserRow> {
    const row = await readUser(orm, id);
    if (row === null) throw userNotFound();
    return row;
  }

  return {
    async read(id) {
      const record = toRecord(await find(id));
      return (await isOperator(orm, id)) ? { ...record, operator: true } : record;
    },

    async change(id, body) {
      const { profile } = await find(id);
      const change = readChange(body);
      if (!change.ok) throw invalidInput(change.faults);
      const { field, value } = change;
      if (field === 'name') return toRecord(await writeColumn(orm, id, { name: String(value).trim() }));
      if (field === 'locale') return toRecord(await writeColumn(orm, id, { locale: String(value) }));
      if (byteLength(JSON.stringify({ ...profile, [field]: value })) > maxProfileBytes) {
        throw new Problem('record_too_large', { mostKilobytes: maxProfileBytes / 1024 });
      }
      return toRecord(await writeProfileField(orm, id, field, value));
    },

    imageUrl: photoUrlOf,
  };
}

function toRecord(row: UserRow | null): UserRecord {
  if (row === null) throw userNotFound();
  const { profile, ...fixed } = row;
  return { ...profile, ...fixed };
}
