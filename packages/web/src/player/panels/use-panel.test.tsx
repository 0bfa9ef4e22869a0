import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePanel } from './use-panel.ts';

afterEach(cleanup);

/** A hotspot that was chosen before the app was there: its panel is requested while the app is made. */
function EarlyPanel() {
  const { panel, open, close } = usePanel(false);
  useLayoutEffect(() => open({ kind: 'scenes' }), [open]);
  return panel ? (
    <button type="button" onClick={close}>
      Close
    </button>
  ) : null;
}

test('focus goes back to what a panel was opened from, also when that was before the app was there', async () => {
  const early = document.body.appendChild(document.createElement('button'));
  early.focus();
  render(<EarlyPanel />);
  const button = await screen.findByRole('button', { name: 'Close' });
  button.focus();
  act(() => button.click());
  expect(document.activeElement).toBe(early);
  early.remove();
});

/** The browser goes back in its own time. */
const wentBack = () =>
  act(() => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })));

test('a panel that is opened while the browser goes back from the last one stays, with an entry of its own', async () => {
  const length = history.length;
  const { result } = renderHook(() => usePanel(true));
  act(() => result.current.open({ kind: 'scenes' }));
  act(() => result.current.close());
  act(() => result.current.open({ kind: 'share' }));
  await wentBack();
  expect(result.current.panel).toEqual({ kind: 'share' });
  expect(history.length).toBe(length + 1);
  act(() => history.back());
  await wentBack();
  expect(result.current.panel).toBeNull();
});

test('a panel that is opened and closed while the browser goes back is closed', async () => {
  const { result } = renderHook(() => usePanel(true));
  act(() => result.current.open({ kind: 'scenes' }));
  act(() => result.current.close());
  act(() => result.current.open({ kind: 'share' }));
  act(() => result.current.close());
  await wentBack();
  expect(result.current.panel).toBeNull();
  expect(history.state?.panel).toBeUndefined();
});
