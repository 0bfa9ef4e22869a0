import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { email, webAddress } from './text-fields.ts';

test('an address has one @ and a name with a dot behind it', () => {
  const fine = ['ada@example.com', ' ada.l+tours@mail.example.co.uk ', 'ä@münchen.example'];
  const wrong = ['', 'ada', 'ada@example', 'a@b@c.de', 'a b@c.de', '@c.de', 'ada@.de', 'ada@c.', 'ada@c..de'];
  expect([...fine, ...wrong].filter(isEmail)).toEqual(fine);
});

// Each of these kept a server busy for hours.
test('what is far too long is refused at once', () => {
  const many = 200_000;
  expect(email.safeParse(`a@${'a.'.repeat(many)}@`).success).toBe(false);
  expect(webAddress.safeParse(`https://${'a'.repeat(many)} `).success).toBe(false);
});
