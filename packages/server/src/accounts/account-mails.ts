import type { MailMessage } from '../drivers/mail/mail.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { actionLink, type LinkMode } from './action-link.ts';
import { text } from './messages.en.ts';

/** Whom a mail is for. */
export interface Receiver {
  name: string;
  email: string;
}

/** The mails about an account, each in both forms. */
export function createAccountMails(publicUrl: string) {
  const withLink = (to: Receiver, words: Words, mode: LinkMode, token: string) =>
    compose(to, words, publicUrl, actionLink(publicUrl, mode, token));
  return {
    verify: (to: Receiver, token: string) => withLink(to, wordsOf('verify'), 'verifyEmail', token),
    /** To the new address, before it counts. */
    change: (to: Receiver, token: string) =>
      withLink(to, wordsOf('change', { email: to.email }), 'verifyEmail', token),
    reset: (to: Receiver, token: string) => withLink(to, wordsOf('reset'), 'resetPassword', token),
    /** To the old address, once `newEmail` counts. */
    recover: (to: Receiver, newEmail: string, token: string) =>
      withLink(to, wordsOf('recover', { email: newEmail }), 'recoverEmail', token),
    passwordChanged: (to: Receiver) =>
      compose(to, { subject: text('mail.password.subject'), body: text('mail.password.text') }, publicUrl),
  };
}

interface Words {
  subject: string;
  body: string;
  button?: string;
  foot?: string;
}

function wordsOf(
  kind: 'verify' | 'change' | 'reset' | 'recover',
  values: Record<string, string> = {},
): Words {
  return {
    subject: text(`mail.${kind}.subject`),
    body: text(`mail.${kind}.text`, values),
    button: text(`mail.${kind}.button`),
    foot: text(`mail.${kind}.foot`),
  };
}

function compose(to: Receiver, words: Words, publicUrl: string, link?: string): MailMessage {
  const hello = to.name === '' ? text('mail.helloNobody') : text('mail.hello', { name: to.name });
  const sender = text('mail.sender', { origin: publicUrl });
  return {
    to: to.email,
    subject: words.subject,
    text: `${[hello, words.body, link, words.foot, sender].filter(Boolean).join('\n\n')}\n`,
    html: toHtml([
      paragraph(hello),
      paragraph(words.body),
      link === undefined ? '' : button(link, words.button ?? link),
      words.foot === undefined ? '' : paragraph(words.foot, quiet),
      paragraph(sender, quiet),
    ]),
    ...(link === undefined ? {} : { actionLink: link }),
  };
}

const quiet = 'color:#565148;font-size:14px';

function toHtml(parts: string[]): string {
  return `<!doctype html>
<html lang="en">
<body style="margin:0;background:#faf8f4;color:#11151a;font:16px/1.55 Inter,system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px 20px">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(words: string, style = ''): string {
  return `<p style="margin:0 0 20px;${style}">${escapeHtml(words)}</p>`;
}

function button(link: string, words: string): string {
  const look =
    'display:inline-block;background:#c2491d;color:#ffffff;border-radius:8px;padding:12px 20px;font-weight:600;text-decoration:none';
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="${look}">${escapeHtml(words)}</a></p>`;
}
