import type { Tour } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { framedOrigins } from './framed-origins.ts';

const tour = (...urls: string[]) =>
  ({
    scenes: [{ hotspots: urls.map((url, index) => ({ id: String(index), kind: 'embed', url })) }],
  }) as unknown as Tour;

const deployed = { publicUrl: 'https://tours.example', port: 3000 };
const local = { publicUrl: 'http://localhost:3000', port: 3000 };

test('a page may frame the sites that its tour embeds, each once, and no others', () => {
  const shown = tour(
    'https://maps.example/a',
    'https://maps.example/b',
    'javascript:alert(1)',
    'https://x.example',
  );
  expect(framedOrigins(shown, deployed)).toEqual(['https://maps.example', 'https://x.example']);
});

test('our own pages are never framed so, nor unsafe ones on a safe page', () => {
  const shown = tour('https://tours.example/dashboard', 'https://tours.example:443/', 'http://old.example/');
  expect(framedOrigins(shown, deployed)).toEqual([]);
  expect(framedOrigins(shown, local)).toContain('http://old.example');
});

test.each([
  'http://127.0.0.1:3000/dashboard',
  'http://LOCALHOST:3000/',
  'http://127.1:3000/',
  'http://0x7f.0.0.1:3000/',
  'http://2130706433:3000/',
  'http://127.0.0.2:3000/',
  'http://0.0.0.0:3000/',
  'http://tours.localhost:3000/',
])('our own server is never framed by another of its addresses: %s', (address) => {
  expect(framedOrigins(tour(address), local)).toEqual([]);
  expect(framedOrigins(tour(address), { publicUrl: 'http://tours.example', port: 3000 })).toEqual([]);
  expect(framedOrigins(tour('http://127.0.0.1:3001/'), local)).toEqual(['http://127.0.0.1:3001']);
});
