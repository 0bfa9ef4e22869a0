import { expect, test } from 'vitest';
import { createAccountMails } from './account-mails.ts';

const mails = createAccountMails('https://tours.example.com');
const ann = { name: 'Ann', email: 'ann@example.com' };

test('every mail with a link says it in both forms, leading to the one screen for links', () => {
  const modes = {
    verify: mails.verify(ann, 'a b&c'),
    change: mails.change(ann, 'a b&c'),
    reset: mails.reset(ann, 'a b&c'),
    recover: mails.recover(ann, 'new@example.com', 'a b&c'),
  };
  const expected = {
    verify: 'verifyEmail',
    change: 'verifyEmail',
    reset: 'resetPassword',
    recover: 'recoverEmail',
  };
  for (const [kind, mail] of Object.entries(modes)) {
    const mode = expected[kind as keyof typeof expected];
    const link = `https://tours.example.com/action-handler?mode=${mode}&token=a+b%26c`;
    expect(mail.actionLink).toBe(link);
    expect(mail.text).toContain(`\n\n${link}\n\n`);
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
    expect(mail.to).toBe('ann@example.com');
  }
});

test('a notice has no link', () => {
  const notice = mails.passwordChanged(ann);
  expect(notice.actionLink).toBeUndefined();
  expect(notice.html).not.toContain('href');
});

test('a name cannot bring markup, and may be missing', () => {
  const { html } = mails.verify({ ...ann, name: '<img src=x> & "Ann"' }, 't');
  expect(html).not.toContain('<img');
  expect(mails.verify({ ...ann, name: '' }, 't').text).toMatch(/^Hello,\n/);
});

test('a name that looks like a placeholder stays as it is', () => {
  expect(mails.verify({ ...ann, name: '{email}' }, 't').text).toMatch(/^Hello \{email\},\n/);
});
