import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactDetailsIn, withoutContactDetails } from './contact-details.ts';

test.each([
  ['Call +43 660 123 4567 for a visit.', '+43 660 123 4567', 'Call for a visit.'],
  ['Call (555) 010-0199.', '(555) 010-0199', 'Call.'],
  ['555-010-0199', '555-010-0199', ''],
  ['Office: 01 234 567 89', '01 234 567 89', 'Office:'],
  ['From abroad 0043 1 2345678', '0043 1 2345678', 'From abroad'],
  ['Write to ines.novak@example.co.uk, please.', 'ines.novak@example.co.uk', 'Write to, please.'],
  ['More at https://example.com/maple?x=1.', 'https://example.com/maple?x=1', 'More at.'],
  ['More at www.example.com!', 'www.example.com', 'More at!'],
  ['Shown by NovakHomes.com/maple today', 'NovakHomes.com/maple', 'Shown by today'],
  ['Follow @novak.homes (@novak_at)', '@novak.homes @novak_at', 'Follow'],
])('%s', (text, found, rest) => {
  expect(contactDetailsIn(text).join(' ')).toBe(found);
  expect(withoutContactDetails(text)).toBe(rest);
});

test.each([
  '96 m², garden, from €412,000',
  'Built 1998-2004, 12 500 000 CZK',
  'Open 01-02-2026 to 05-02-2026',
  'Since 2026-11-24, 10:30-18:00',
  '1200 x 800 cm, 1 200 sq.in',
  'A bright room.It has oak floors.',
  'Scene 3 of 12, 0.5 bath',
  'IMG_20240115_102030.jpg',
  'e.g. a sofa @ 5 o’clock',
])('says nothing of how to reach anybody: %s', (text) => {
  expect(contactDetailsIn(text)).toEqual([]);
  expect(withoutContactDetails(text)).toBe(text);
});

test('nothing is left of them, whatever is around', () => {
  const details = fc.constantFrom(
    '+1 555 010 0199',
    'ann@example.com',
    'https://example.com/a',
    'www.example.org',
    '(555) 010-0199',
  );
  const words = fc.constantFrom('Call', ' ', '\n', '(', ')', 'or', '. ', ', ', 'the house', '12');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, details), { maxLength: 12 }), (parts) => {
      const rest = withoutContactDetails(parts.join(' '));
      for (const detail of ['example.com', 'example.org', '0199']) expect(rest).not.toContain(detail);
    }),
  );
});
