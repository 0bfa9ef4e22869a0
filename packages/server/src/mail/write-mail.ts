import { isLocale, locales, sourceLocale } from '@tourwright/api/locales';
import type { MailMessage } from '../drivers/mail/mail.ts';
import { escapeHtml } from '../http/answers/escape-html.ts';

/** A mail in both forms, before it has a time and an id. */
export type WrittenMail = Omit<MailMessage, 'id' | 'createdAt'>;

/** What a mail says, as plain sentences. */
export interface MailWords {
  hello: string;
  subject: string;
  body: string;
  /** With its link. */
  button?: string;
  foot?: string;
  sender: string;
}

/** Sets words as a mail in both forms; `locale` is the language that they are in. */
export function writeMail(to: string, locale: string, words: MailWords, link?: string): WrittenMail {
  const { hello, subject, body, foot, sender } = words;
  return {
    to,
    subject,
    text: `${[hello, body, link, foot, sender].filter(Boolean).join('\n\n')}\n`,
    html: toHtml(locale, [
      paragraph(hello),
      // What people wrote has lines.
      paragraph(body, 'white-space:pre-line'),
      link === undefined ? '' : button(link, words.button ?? link),
      foot === undefined ? '' : paragraph(foot, quiet),
      paragraph(sender, quiet),
    ]),
    ...(link === undefined ? {} : { actionLink: link }),
  };
}

const quiet = 'color:#565148;font-size:14px';

function toHtml(locale: string, parts: string[]): string {
  const lang = isLocale(locale) ? locale : sourceLocale;
  return `<!doctype html>
<html lang="${lang}" dir="${locales[lang].direction}">
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
