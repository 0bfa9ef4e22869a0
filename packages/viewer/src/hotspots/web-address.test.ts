import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', ' JaVaScRiPt:alert(1)', 'vbscript:x', '', 'mug'])(
  '%j leads nowhere',
  (url) => expect(webAddress(url)).toBeNull(),
);

test('addresses of pages, mail and telephones can be followed', () => {
  expect(webAddress('https://shop.example/a')?.host).toBe('shop.example');
  expect(webAddress('shop.example/a')?.href).toBe('https://shop.example/a');
  expect(webAddress('tel:+491234')?.href).toBe('tel:+491234');
});
