import type { ContactForm, ShownContactForm } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import type { FormStamps } from '../http/safety/form-stamps.ts';
import { findOpenTour, readForm, readOwnerName, writeForm } from './contact-form-table.ts';

/** The forms in owners' tours: as their owners set them, and as visitors are shown them. */
export function createContactForms({
  database: { orm },
  stamps,
}: {
  database: Pick<Database, 'orm'>;
  stamps: FormStamps;
}) {
  return {
    /** Null where the owner takes no messages, or visitors see no such tour. */
    async shown(tourId: string, isLinked: boolean): Promise<ShownContactForm | null> {
      const open = await findOpenTour(orm, tourId, isLinked);
      if (open === null) return null;
      const { isOn: _, mail: __, ...shown } = open.form;
      return { ...shown, consentVersion: open.consentVersion, stamp: stamps.make(tourId) };
    },

    /** The own form; as it would begin, and off, before it was ever saved. */
    async read(userId: string): Promise<ContactForm> {
      const stored = await readForm(orm, userId);
      return stored?.form ?? { ...firstForm, name: (await readOwnerName(orm, userId)).slice(0, 120) };
    },

    async change(userId: string, form: ContactForm): Promise<ContactForm> {
      await writeForm(orm, userId, form);
      return form;
    },
  };
}

/** How forms are made. */
export type ContactForms = ReturnType<typeof createContactForms>;

const defaultConsent = 'You may use these details to answer me.';
const firstForm: Omit<ContactForm, 'name'> = {
  isOn: false,
  phone: '',
  email: '',
  whatsApp: '',
  bookingUrl: '',
  asksName: 'required',
  asksEmail: 'required',
  asksPhone: 'optional',
  asksMessage: 'required',
  asksTime: 'no',
  fields: [],
  gateAfter: null,
  consent: defaultConsent,
  mail: 'each',
};
