import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeLeft } from './time-left.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the time left is said once it is known, and no more when nothing moves', () => {
  const { container, rerender } = render(<TimeLeft part={0.4} />);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  pass(10);
  expect(container.textContent).toBe('');
  // A tenth took 20 seconds, and five tenths are left.
  rerender(<TimeLeft part={0.5} />);
  pass(10);
  expect(container.textContent).toBe('About 2 min left');
  rerender(<TimeLeft part={0.9} />);
  pass(1);
  expect(container.textContent).toBe('Less than a minute left');
  pass(61);
  expect(container.textContent).toBe('');
});
