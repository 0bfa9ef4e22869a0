import type { Tour } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { framedOrigins } from './framed-origins.ts';

const tour = (...urls: string[]) =>
  ({
    scenes: [{ hotspots: urls.map((url, index) => ({ id: String(index), kind: 'embed', url })) }],
  }) as unknown as Tour;

test('a page may frame the sites that its tour embeds, each once, and no others', () => {
  const shown = tour(
    'https://maps.example/a',
    'https://maps.example/b',
    'javascript:alert(1)',
    'https://x.example',
  );
  expect(framedOrigins(shown, 'https://tours.example')).toEqual([
    'https://maps.example',
    'https://x.example',
  ]);
});

test('our own pages are never framed so, nor unsafe ones on a safe page', () => {
  const shown = tour('https://tours.example/dashboard', 'https://tours.example:443/', 'http://old.example/');
  expect(framedOrigins(shown, 'https://tours.example')).toEqual([]);
  expect(framedOrigins(shown, 'http://localhost:3000')).toContain('http://old.example');
});
