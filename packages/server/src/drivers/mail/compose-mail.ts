import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/** RFC 5322: a line holds at most 998 characters besides its end. */
const longestLine = 998;

/** A mail as nodemailer takes it. */
export function composeMail(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Keeps links in one piece where the standard allows it; the default would break them with "=" at column 76.
    ...(fitsSevenBits(message.text) && fitsSevenBits(message.html) ? { encoding: '7bit' } : {}),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function fitsSevenBits(text: string): boolean {
  return /^[\t\n\r\x20-\x7e]*$/.test(text) && text.split('\n').every((line) => line.length <= longestLine);
}
