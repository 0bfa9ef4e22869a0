import { jobNames, mailNames, type ServerJob } from '@tourwright/api';
import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

const t = createText<typeof en>(english);

/** What a mail or another job is for; one of another release as it is called there. */
export function nameOf({ kind, about: { template } }: ServerJob): string {
  const mail = mailNames.find((each) => each === template);
  if (mail) return t(`mail.${mail}`);
  const known = jobNames.find((each) => each === kind);
  return template ?? (known ? t(`job.${known}`) : kind);
}
