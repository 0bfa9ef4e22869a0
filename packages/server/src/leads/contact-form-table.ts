import type { ContactForm } from '@tourwright/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { tours } from '../drivers/database/schema/tours/tours.ts';
import { contactForms } from '../drivers/database/schema/visitors/leads.ts';
import { isShown } from '../drivers/database/shown-tour.ts';
import { tourTitle } from '../drivers/database/tour-title.ts';

/** A form as stored; `consentVersion` counts the changes of what visitors agree to. */
export interface StoredForm {
  form: ContactForm;
  consentVersion: number;
}

/** Reads a user's contact form, with defaults for fields that came later; null before it was saved. */
export async function readForm(orm: Orm, userId: string): Promise<StoredForm | null> {
  const [row] = await orm.select().from(contactForms).where(eq(contactForms.userId, userId));
  return row === undefined ? null : { ...row, form: completed(row.form) };
}

/** With what forms of earlier releases lack. */
function completed(form: ContactForm): ContactForm {
  const added = {
    asksTime: 'no',
    asksName: 'required',
    asksEmail: 'required',
    asksMessage: 'required',
  } as const;
  return { ...added, ...form, fields: form.fields ?? [], gateAfter: form.gateAfter ?? null };
}

/** Stores the form; other words to agree to get the next version. */
export async function writeForm(orm: Orm, userId: string, form: ContactForm): Promise<void> {
  const isSame = sql`${contactForms.form} ->> 'consent' = excluded.form ->> 'consent'`;
  await orm
    .insert(contactForms)
    .values({ userId, form, isOn: form.isOn, consentVersion: 1 })
    .onConflictDoUpdate({
      target: contactForms.userId,
      set: {
        form: sql`excluded.form`,
        isOn: sql`excluded.is_on`,
        consentVersion: sql`${contactForms.consentVersion} + case when ${isSame} then 0 else 1 end`,
      },
    });
}

/** Reads the name of an account; empty where there is none. */
export async function readOwnerName(orm: Orm, userId: string): Promise<string> {
  const [row] = await orm.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
}

/** A tour that visitors see, whose owner takes messages. */
export interface OpenTour extends StoredForm {
  tourId: string;
  ownerId: string;
  title: string;
}

/** `isLinked`: it is seen by a link of it, so it need not be published. */
export async function findOpenTour(orm: Orm, tourId: string, isLinked = false): Promise<OpenTour | null> {
  if (tourId.includes('\0')) return null;
  const [row] = await orm
    .select({
      tourId: tours.id,
      ownerId: tours.userId,
      title: tourTitle,
      form: contactForms.form,
      consentVersion: contactForms.consentVersion,
    })
    .from(tours)
    .innerJoin(contactForms, eq(contactForms.userId, tours.userId))
    .where(and(isShown(tourId, isLinked), eq(contactForms.isOn, true)));
  if (row === undefined) return null;
  return { ...row, form: completed(row.form), title: row.title || 'Untitled' };
}
