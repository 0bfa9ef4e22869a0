/** The screens around the viewer. jsdom has no WebGL: what the picture does is tested in a browser. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PretendServer } from '../testing/pretend-server.ts';
import { showApp } from '../testing/show-app.tsx';
import { closeVisitedTour, openVisitedTour } from '../testing/visited-tour.ts';

let server: PretendServer;
vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  server = openVisitedTour();
});
afterEach(() => closeVisitedTour(server));

const arrival = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('without a GPU the scenes are still pictures, with exits and notes to choose', async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  showApp('/preview/maple-lane?tourId=t1');
  expect(await screen.findByText(/cannot draw the panorama/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Look right' }));
  const exit = screen.getByRole('link', { name: 'Kitchen, left' });
  expect(exit.getAttribute('href')).toMatch(/^\?tourId=t1&scene=2&yaw=/);
  await userEvent.click(exit);
  expect(await arrival('Kitchen. No exits.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Kitchen' }));
});

test('a card that does not come back leaves still pictures; when it comes after all, the panorama is back', async () => {
  showApp('/preview/maple-lane?tourId=t1');
  await arrival('Hall. 1 exit: Kitchen, ahead.');
  const canvas = document.querySelector('canvas');
  vi.useFakeTimers();
  try {
    act(() => void canvas?.dispatchEvent(new Event('webglcontextlost')));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.queryByText(/cannot draw the panorama/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText(/cannot draw the panorama/)).toBeDefined();
    act(() => void canvas?.dispatchEvent(new Event('webglcontextrestored')));
    expect(screen.queryByText(/cannot draw the panorama/)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
