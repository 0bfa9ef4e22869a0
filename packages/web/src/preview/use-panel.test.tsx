import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePanel } from './use-panel.ts';

afterEach(cleanup);

/** A hotspot that was chosen before the app was there: its panel is asked for while the app is made. */
function EarlyPanel() {
  const { panel, open, close } = usePanel(false);
  useLayoutEffect(() => open({ kind: 'rooms' }), [open]);
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
