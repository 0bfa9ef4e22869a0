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
