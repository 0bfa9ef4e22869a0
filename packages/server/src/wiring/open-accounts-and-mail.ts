import type { MailName } from '@tourwright/api';
import { createAccountMails } from '../accounts/mails/account-mails.ts';
import { createMailedLinks } from '../accounts/mails/mailed-links.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import { createBackupMails } from '../backup/schedule/backup-mails.ts';
import type { Transaction } from '../drivers/database/database.ts';
import { createLeadMails } from '../leads/lead-mails.ts';
import { createMailing } from '../mail/mailing.ts';
import type { Audit } from '../operators/admin/audit.ts';
import { createContactMails } from '../operators/contact-mails.ts';
import { createOrderMails } from '../orders/mails/order-mails.ts';
import { createPeopleMails } from '../people/people-mails.ts';
import { createPlanMails } from '../plans/plan-mails.ts';
import type { Services } from '../services.ts';
import { openTokens } from '../tokens/open-tokens.ts';
import { createTokenMails } from '../tokens/token-mails.ts';
import { allNamed } from './all-named.ts';
import { createGalleryMails } from './open-gallery.ts';
import { createLeavingMails } from './open-leaving.ts';

/** Accounts with their tokens, and the mails of all features, which write their own. */
export function openAccountsAndMail(services: Services, audit: Audit) {
  const links = createMailedLinks(services);
  const { publicUrl } = services.config;
  const { orm } = services.database;
  const templates = allNamed<MailName>()({
    ...createAccountMails({ orm, links, publicUrl }),
    ...createLeadMails({ orm, publicUrl }),
    ...createContactMails({ orm, publicUrl }),
    ...createOrderMails({ orm, publicUrl }),
    ...createBackupMails({ orm, publicUrl }),
    ...createPlanMails({ orm, publicUrl, book: services.book }),
    ...createPeopleMails({ ...services, orm, publicUrl }),
    ...createTokenMails({ publicUrl }),
    ...createLeavingMails({ orm, publicUrl }),
    ...createGalleryMails({ orm, publicUrl }),
  });
  const mailing = createMailing({ ...services, templates });
  const noteRemovedFactors = (email: string, transaction: Transaction) =>
    audit({ act: 'factors.remove', userId: null, subject: email }, transaction);
  const accounts = openAccounts({ ...services, links, mailing, noteRemovedFactors });
  const { confirmPassword } = accounts.accounts;
  return { accounts, tokens: openTokens({ ...services, mailing, confirmPassword }), mailing };
}
