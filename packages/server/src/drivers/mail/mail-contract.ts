import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail, MailMessage } from './mail.ts';

/** What arrived, read back from whatever the driver made of it. */
export interface Received {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** A mail driver in its contract test, with what arrived. */
export interface MailUnderTest {
  mail: Mail;
  /** Everything that arrived so far, oldest first. */
  received(): Promise<Received[]>;
  close(): Promise<void>;
}

const link = `http://localhost:3000/action-handler?mode=verifyEmail&token=${'eyJhbGciOiJIUzI1NiJ9'.repeat(12)}`;

const plain: MailMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  createdAt: new Date('2026-11-23T10:00:00Z'),
  to: 'ann@example.com',
  subject: 'Confirm your e-mail address',
  text: `Hello Ann,\n\nopen this link:\n\n${link}\n`,
  html: `<p>Hello Ann,</p>\n<p><a href="${link.replaceAll('&', '&amp;')}">Confirm</a></p>\n`,
  actionLink: link,
};

/** What every way of sending mail must do. */
export function mailContract(name: string, open: () => Promise<MailUnderTest>): void {
  describe(`mail by ${name}`, () => {
    let driver: MailUnderTest;
    beforeEach(async () => {
      driver = await open();
    });
    afterEach(() => driver.close());

    test('hands over both forms, the link whole', async () => {
      await driver.mail.send(plain);
      const [mail, ...others] = await driver.received();
      expect(others).toEqual([]);
      expect(mail).toEqual({ to: plain.to, subject: plain.subject, text: plain.text, html: plain.html });
    });

    test('keeps letters of every script in subject and body', async () => {
      const message = {
        ...plain,
        subject: 'Grüße an Ōe 大江',
        text: 'Zoë, 大江 — добрый день\n',
        html: '<p>Zoë 大江</p>\n',
      };
      await driver.mail.send(message);
      const [mail] = await driver.received();
      expect(mail).toMatchObject({ subject: message.subject, text: message.text, html: message.html });
    });

    test('keeps every one of many mails sent at once', async () => {
      const receivers = Array.from({ length: 12 }, (_, index) => `person-${index}@example.com`);
      await Promise.all(receivers.map((to) => driver.mail.send({ ...plain, id: randomUUID(), to })));
      expect((await driver.received()).map(({ to }) => to).sort()).toEqual(receivers.sort());
    });

    test('a reply goes to the named address, and a line break adds no other', async () => {
      await driver.mail.send({ ...plain, replyTo: 'marta@example.com' });
      await driver.mail.send({
        ...plain,
        id: randomUUID(),
        replyTo: 'eve@example.com\r\nBcc: all@example.com',
      });
      const received = await driver.received();
      expect(received.find(({ replyTo }) => replyTo === 'marta@example.com')).toBeTruthy();
      expect(received.map(({ to }) => to)).toEqual([plain.to, plain.to]);
    });

    test('takes a line break in a subject for a blank, not for another header', async () => {
      await driver.mail.send({ ...plain, subject: 'Hello\r\nBcc: eve@example.com' });
      const received = await driver.received();
      expect(received.map(({ to }) => to)).toEqual([plain.to]);
    });

    test('can be asked whether mail would leave, and sends none', async () => {
      await driver.mail.check();
      expect(await driver.received()).toEqual([]);
    });
  });
}
