import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/** RFC 5322: a line holds at most 998 characters besides its end. */
const longestLine = 998;

/** A mail as nodemailer takes it. */
export function composeMail(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    messageId: `<${message.id}@${domainOf(from)}>`,
    subject: message.subject,
    text: partOf('text/plain', message.text),
    html: partOf('text/html', message.html),
    ...(message.attachments && { attachments: message.attachments }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * A part as it is, where the standard allows it: nodemailer alone would break links with "=" at column 76, and
 * people read the files of the outbox.
 */
function partOf(type: 'text/plain' | 'text/html', content: string): string | { raw: string } {
  if (!fitsSevenBits(content)) return content;
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 7bit`;
  return { raw: `${head}\r\n\r\n${content.replaceAll('\n', '\r\n')}` };
}

function fitsSevenBits(text: string): boolean {
  return /^[\t\n\r\x20-\x7e]*$/.test(text) && text.split('\n').every((line) => line.length <= longestLine);
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
