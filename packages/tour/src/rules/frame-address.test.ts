import { expect, test } from 'vitest';
import { frameAddress } from './frame-address.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/abc123', 'https://player.vimeo.com/video/76979871?dnt=1&h=abc123'],
])('the film at %s plays in a frame', (url, address) => {
  expect(frameAddress({ kind: 'video', url })?.address).toBe(address);
});

test('an embedded page is allowed by its site alone', () => {
  expect(frameAddress({ kind: 'embed', url: 'https://Maps.Example:8443/a?b#c' })).toEqual({
    address: 'https://Maps.Example:8443/a?b#c',
    origin: 'https://maps.example:8443',
  });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://user@evil.example/',
  "https://evil.example;script-src 'unsafe-inline'",
  'https://*.example/',
  'https://a b/',
  'https://',
  '',
])('%j is framed by nobody', (url) => {
  expect(frameAddress({ kind: 'embed', url })).toBeNull();
});

test('a video of another site, and any other kind, has no frame', () => {
  expect(frameAddress({ kind: 'video', url: 'https://films.example/1' })).toBeNull();
  expect(frameAddress({ kind: 'web', url: 'https://films.example/1' })).toBeNull();
});
