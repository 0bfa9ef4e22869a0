import type { ServerJob } from '@tourwright/api';
import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

const t = createText<typeof en>(english);

const named = [
  'cut-panorama',
  'draw-stills',
  'find-axes',
  'remove-media',
  'park-panorama',
  'apply-payment',
  'deliver-webhook',
  'export-account',
  'export-tour',
  'make-import',
  'read-import',
  'park-account-export',
  'park-export',
  'park-import',
  'send-mail',
  'tell-event',
  'backup',
] as const;

const namedMails = [
  'verify',
  'change',
  'reset',
  'recover',
  'passwordChanged',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodeUsed',
  'codesGuessed',
  'passkeyAdded',
  'passkeyRemoved',
  'factorsRemoved',
  'lead',
  'leadDigest',
  'leadReply',
  'meetingVisitor',
  'meetingOwner',
  'contactMessage',
  'orderPlaced',
  'orderReceived',
  'orderState',
  'orderPaid',
  'orderRefunded',
  'backupFailed',
  'drillFailed',
  'planInvoice',
  'planPaid',
  'planCancelled',
  'planReminder',
  'planEnding',
  'offer',
  'offerAnswered',
  'tokenMade',
  'dataReady',
  'deletionAsked',
  'accountKept',
  'accountDeleted',
  'galleryAsked',
  'galleryDecided',
] as const;

/** What a mail or another job is for; one of another release as it is called there. */
export function nameOf({ kind, about: { template } }: ServerJob): string {
  const mail = namedMails.find((each) => each === template);
  if (mail) return t(`mail.${mail}`);
  const known = named.find((each) => each === kind);
  return template ?? (known ? t(`job.${known}`) : kind);
}
