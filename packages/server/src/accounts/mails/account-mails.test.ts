import { expect, test } from 'vitest';
import type { Orm } from '../../drivers/database/database.ts';
import { createAccountMails } from './account-mails.ts';

let voided = false;
const mails = createAccountMails({
  // Only the links look into it.
  orm: {} as Orm,
  links: { tokenToMail: async (_orm, seed) => (voided ? null : seed) },
  publicUrl: 'https://tours.example.com',
});
const ann = { name: 'Ann', to: 'ann@example.com', seed: 'a b&c' };

test.each([
  ['verify', 'verifyEmail'],
  ['change', 'verifyEmail'],
  ['reset', 'resetPassword'],
  ['recover', 'recoverEmail'],
] as const)(
  'the mail %s says its link in both forms, leading to the one screen for links',
  async (kind, mode) => {
    const mail = await mails[kind]({ ...ann, email: 'new@example.com' }, 'en');
    const link = `https://tours.example.com/action-handler?mode=${mode}&token=a+b%26c`;
    expect(mail?.actionLink).toBe(link);
    expect(mail?.text).toContain(`\n\n${link}\n\n`);
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
    expect(mail?.to).toBe('ann@example.com');
  },
);

test('a mail whose link was used or made void meanwhile is not sent', async () => {
  voided = true;
  expect(await mails.reset(ann, 'en')).toBeNull();
  voided = false;
});

test('a notice has no link', async () => {
  const notice = await mails.passwordChanged(ann, 'en');
  expect(notice?.actionLink).toBeUndefined();
  expect(notice?.html).not.toContain('href');
});

test('a name cannot bring markup, and may be missing', async () => {
  const mail = await mails.verify({ ...ann, name: '<img src=x> & "Ann"' }, 'en');
  expect(mail?.html).not.toContain('<img');
  expect((await mails.verify({ ...ann, name: '' }, 'en'))?.text).toMatch(/^Hello,\n/);
});

test('a name that looks like a placeholder stays as it is', async () => {
  expect((await mails.verify({ ...ann, name: '{email}' }, 'en'))?.text).toMatch(/^Hello \{email\},\n/);
});

test('a mail is in its reader’s language, direction and all', async () => {
  const mail = await mails.reset(ann, 'ar-XB');
  expect(mail?.html).toContain('<html lang="ar-XB" dir="rtl">');
  expect(mail?.subject).toMatch(/^\u202e/);
  expect((await mails.reset(ann, 'xx'))?.subject).toBe('Choose a new password');
});
