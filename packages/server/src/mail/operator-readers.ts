import { eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { operators, users } from '../drivers/database/schema/index.ts';

/** Who reads mail to operators, and in which language. */
export interface OperatorReader {
  email: string;
  locale: string;
}

/** The address that a setting names, or those of all operators. */
export async function operatorReaders(orm: Orm, contactEmail: string | null): Promise<OperatorReader[]> {
  const found = await orm
    .select({ email: users.email, locale: users.locale })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId));
  if (contactEmail === null) return found;
  return [{ email: contactEmail, locale: found[0]?.locale ?? 'en' }];
}
