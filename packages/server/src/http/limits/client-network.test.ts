import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('an IPv4 address is one client, however it is written', () => {
  expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1');
  for (const mapped of ['::ffff:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:FFFF:192.0.2.1']) {
    expect(clientNetwork(mapped)).toBe('192.0.2.1');
  }
});

test('all addresses of a /64 are one client, those of another are not', () => {
  const network = clientNetwork('2001:db8:1:2::1');
  expect(network).toBe('2001:db8:1:2::/64');
  expect(clientNetwork('2001:0DB8:1:2:ffff:ffff:ffff:ffff')).toBe(network);
  expect(clientNetwork('2001:db8:1:2::1%eth0')).toBe(network);
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(network);
});

test('what is not an address counts as itself', () => {
  expect(clientNetwork('unix:')).toBe('unix:');
});
