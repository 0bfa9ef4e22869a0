import { isEmail } from '@tourwright/api/email';
import { t } from './info-text.ts';

/** What a visitor has typed in a message to operators. */
export interface MessageDraft {
  about: 'account' | 'tour' | 'site' | 'other';
  name: string;
  email: string;
  company: string;
  message: string;
  website: string;
  consents: boolean;
}

/** What is wrong with a message to the operators, by field. */
export type MessageFaults = Partial<Record<keyof MessageDraft, string>>;

/** What is wrong, in the order of the fields. The server checks again. */
export function messageFaults({ name, email, message, consents }: MessageDraft): MessageFaults {
  return {
    ...(name.trim() === '' && { name: t('message.name-missing') }),
    ...(!isEmail(email) && { email: t('message.email-invalid') }),
    ...(message.trim() === '' && { message: t('message.message-missing') }),
    ...(!consents && { consents: t('message.consent-missing') }),
  };
}
