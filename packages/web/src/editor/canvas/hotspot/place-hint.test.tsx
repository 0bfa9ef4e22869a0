import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlaceHint } from './place-hint.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function holdBy(pointer: 'coarse' | 'fine') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(pointer),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('drawing an area is explained by clicks and its key with a mouse, and by taps on a touch screen', () => {
  holdBy('fine');
  render(<PlaceHint tool="polygon" />);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Click the corners, or aim with the cross and press Y;/,
  );
  cleanup();
  holdBy('coarse');
  render(<PlaceHint tool="polygon" />);
  expect(screen.getByRole('status').textContent).toMatch(/^Tap the corners/);
  expect(screen.getByRole('status').textContent).not.toMatch(/click|Enter/i);
});

test.each([
  ['fine', 'Click the door, or aim with the cross', 'Place the info: click, or aim with the cross'],
  ['coarse', 'Tap the door, or aim with the cross', 'Place the info: tap, or aim with the cross'],
] as const)('placing is explained in the words of a pointer that is %s', (pointer, link, info) => {
  holdBy(pointer);
  render(<PlaceHint tool="link" />);
  expect(screen.getByRole('status').textContent).toBe(link);
  cleanup();
  render(<PlaceHint tool="info" />);
  expect(screen.getByRole('status').textContent).toBe(info);
});
