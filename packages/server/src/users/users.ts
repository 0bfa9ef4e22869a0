import type { Database } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import { byteLength, maxProfileBytes, readChange } from './user-fields.ts';
import { readUser, type UserRow, writeName, writeProfileField } from './user-table.ts';

/** A user's record as its owner gets it: profile fields beside the fixed ones, which win. */
interface UserRecord {
  [field: string]: unknown;
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

/** A user's own record and picture. Nobody else's: to others a record is as if it were not there. */
export interface Users {
  read(id: string, userId: string): Promise<UserRecord>;
  /** Changes the one field that `change` names. */
  change(id: string, userId: string, change: Record<string, unknown>): Promise<UserRecord>;
  /** The address of the first item of the user's folder, or null. */
  imageUrl(id: string, userId: string): Promise<string | null>;
}

export function createUsers({
  database,
  firstUrlIn,
}: {
  database: Database;
  /** The address of the first image in a folder of storage. */
  firstUrlIn(folder: string): Promise<string | null>;
}): Users {
  const { orm } = database;

  async function own(id: string, userId: string): Promise<UserRow> {
    const row = id === userId ? await readUser(orm, id) : null;
    if (row === null) throw userNotFound();
    return row;
  }

  return {
    read: async (id, userId) => toRecord(await own(id, userId)),

    async change(id, userId, body) {
      const { profile } = await own(id, userId);
      const change = readChange(body);
      if (!change.ok) throw new Problem('invalid_input', { errors: change.faults });
      const { field, value } = change;
      if (field === 'name') return toRecord(await writeName(orm, id, String(value).trim()));
      if (byteLength(JSON.stringify({ ...profile, [field]: value })) > maxProfileBytes) {
        throw new Problem('too_large', { detail: `A record holds at most ${maxProfileBytes / 1024} KB` });
      }
      return toRecord(await writeProfileField(orm, id, field, value));
    },

    async imageUrl(id, userId) {
      if (id !== userId) throw userNotFound();
      return firstUrlIn(`users/${id}`);
    },
  };
}

function toRecord(row: UserRow | null): UserRecord {
  if (row === null) throw userNotFound();
  const { profile, ...fixed } = row;
  return { ...profile, ...fixed };
}

/** In the specification's words. */
function userNotFound(): Problem {
  return new Problem('user_not_found', { detail: 'User not found in the users collection.' });
}
