import type { ContactDetails, Retention } from '@tourwright/api';
import { hourMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import { createFormStamps } from '../http/safety/form-stamps.ts';
import { type AdminParts, adminRoutes } from './admin/admin-routes.ts';
import { type ContactMessagesParts, contactThing, createContactMessages } from './contact-messages.ts';
import { operatorRoutes } from './operator-routes.ts';
import { createOperators, type OperatorsParts } from './operators.ts';
import { sweepContactMessages } from './sweep-contact-messages.ts';

/** How often to look for spam that is old enough to go. */
const sweepEveryMs = hourMs;

type Parts = OperatorsParts &
  AdminParts &
  Pick<ContactMessagesParts, 'mailing'> & {
    config: { contactEmail: string | null; operator: ContactDetails } & Retention;
  };

/** Operators, and how to reach them. */
export function openOperators(parts: Parts): Feature {
  const operators = createOperators(parts);
  const { contactEmail, operator, eventDays, exportDays } = parts.config;
  const stamps = createFormStamps(parts);
  const messages = createContactMessages({ ...parts, stamps, contactEmail });
  const makeStamp = () => stamps.make(contactThing);
  return {
    routes: (http) => {
      operatorRoutes(http, {
        operators,
        audit: parts.audit,
        contactEmail,
        operator,
        keeps: { eventDays, exportDays },
        messages,
        makeStamp,
      });
      adminRoutes(http, parts);
    },
    sweeps: [
      {
        name: 'spam to operators',
        everyMs: sweepEveryMs,
        run: () => sweepContactMessages(parts.database, parts.clock()),
      },
    ],
  };
}
