import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../client/loading/load-chunk.ts';
import { ScreenError } from './screen-error.tsx';

function Broken(): never {
  throw new Error('broken');
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a screen whose script hangs becomes an error with "Reload" after 120 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Hanging = lazy(() => loadChunk(() => new Promise<never>(() => {})));
  render(
    <ScreenError>
      <Suspense fallback="Loading...">
        <Hanging />
      </Suspense>
    </ScreenError>,
  );
  await vi.advanceTimersByTimeAsync(119_000);
  expect(screen.getByText('Loading...')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(log.mock.calls.flat()).toContain('Load error after 120 s timeout');
});

test('a screen that breaks says so instead of being blank', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ScreenError>
      <Broken />
    </ScreenError>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
