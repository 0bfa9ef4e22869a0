/** What the server does behind the scenes, by name: it has exactly these, and the operators' pages a word for each. */

/** The kinds of background jobs. */
export const jobNames = [
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
  'sweep',
] as const;

/** The mails that the server writes. */
export const mailNames = [
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
  'leadAssigned',
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

/** The name of a kind of background jobs. */
export type JobName = (typeof jobNames)[number];

/** The name of a mail. */
export type MailName = (typeof mailNames)[number];
