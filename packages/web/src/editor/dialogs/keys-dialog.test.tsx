import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeysDialog } from './keys-dialog.tsx';

afterEach(cleanup);

test('every action in the sheet of keys has a pencil to change its key, or is said to be fixed', async () => {
  render(<KeysDialog isOpen onClose={() => undefined} />);
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  const rows = [...sheet.querySelectorAll<HTMLElement>('dl > div')];
  const stateOf = (row: HTMLElement) => {
    const change = within(row).queryByRole('button', { name: /^Change the keys of / });
    return `${change ? 'pencil ' : ''}${within(row).queryByText('Fixed') ? 'fixed' : ''}`.trim();
  };
  const states = new Map(rows.map((row) => [row.querySelector('dt')?.textContent, stateOf(row)]));
  expect([...states].filter(([, state]) => state !== 'pencil' && state !== 'fixed')).toEqual([]);
  expect(states.get('Paste hotspot')).toBe('fixed');
  expect(states.get('Undo')).toBe('pencil');
});
