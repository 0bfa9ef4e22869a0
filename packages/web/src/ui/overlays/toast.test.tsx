import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clearToasts, endAnimations, shownToasts } from '../../testing/toasts.ts';
import { prepareToasts, setToastLog, showToast } from './toast.tsx';
import type { ToastType } from './toast-type.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => prepareToasts());
afterEach(clearToasts);

test.each([
  ['success', 'success', 'light'],
  ['error', 'error', 'light'],
  ['info', 'info', 'light'],
  ['warn', 'warning', 'light'],
  ['dark', 'info', 'dark'],
  ['default', 'info', 'light'],
] as const)('shows the type %s as %s, %s', async (type, look, theme) => {
  showToast(type, `A message of type ${type}`);
  await screen.findByText(`A message of type ${type}`);
  const [shown] = shownToasts();
  expect(shown?.classList).toContain(`Toastify__toast--${look}`);
  expect(shown?.classList).toContain(`Toastify__toast-theme--${theme}`);
});

test('logs any other type as an error and shows nothing', async () => {
  const log = vi.fn();
  setToastLog(log);
  showToast('fancy' as ToastType, 'Never seen');
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Invalid toast type: fancy'));
  expect(screen.queryByText('Never seen')).toBeNull();
});

test('shows three at most, at the top in the middle, stacked; the next waits for a place', async () => {
  for (const number of [1, 2, 3, 4]) showToast('info', `Message ${number}`);
  await screen.findByText('Message 3');
  expect(shownToasts()).toHaveLength(3);
  expect(screen.queryByText('Message 4')).toBeNull();
  const place = document.querySelector('.Toastify__toast-container');
  expect(place?.classList).toContain('Toastify__toast-container--top-center');
  expect(place?.getAttribute('data-stacked')).toBe('true');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  endAnimations();
  expect(await screen.findByText('Message 4')).toBeTruthy();
});

test('goes with what it is about, also while it still waits to be shown', async () => {
  const about = new AbortController();
  showToast('info', 'Kitchen deleted', { label: 'Undo', onClick: () => undefined }, about.signal);
  await screen.findByText('Kitchen deleted');
  about.abort();
  await waitFor(() => {
    endAnimations();
    expect(screen.queryByText('Kitchen deleted')).toBeNull();
  });
  showToast('info', 'Hall deleted', undefined, about.signal);
  showToast('info', 'Shown');
  await screen.findByText('Shown');
  expect(screen.queryByText('Hall deleted')).toBeNull();
});

test('offers an action, which closes the toast', async () => {
  const onClick = vi.fn();
  showToast('success', 'Kitchen deleted', { label: 'Undo', onClick });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  await waitFor(() => {
    endAnimations();
    expect(screen.queryByText('Kitchen deleted')).toBeNull();
  });
});
