import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContextMenu } from './context-menu.tsx';
import { Menu } from './menu.tsx';

afterEach(cleanup);

const entries = (onSelect = () => {}) => [
  { id: 'rename', label: 'Rename', onSelect },
  { id: 'replace', label: 'Replace photo', disabled: true, onSelect },
  { id: 'delete', label: 'Delete', onSelect },
];

test('a menu is used by keyboard alone: arrows, first letters, Enter; Escape gives the focus back', async () => {
  const onSelect = vi.fn();
  render(<Menu trigger={<button type="button">More</button>} entries={entries(onSelect)} />);
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More' });
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(item('Rename')));
  // What cannot be done now is read out all the same.
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(item('Replace photo')));
  await userEvent.keyboard('del');
  await waitFor(() => expect(document.activeElement).toBe(item('Delete')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(document.activeElement).toBe(more);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('d{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a menu that fades takes no focus from what somebody pressed meanwhile', async () => {
  render(
    <>
      <Menu trigger={<button type="button">More</button>} entries={entries()} />
      <button type="button">Picture</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu', { name: 'More' });
  const picture = screen.getByRole('button', { name: 'Picture' });
  let endFading = () => {};
  const finished = new Promise<void>((resolve) => {
    endFading = resolve;
  });
  menu.getAnimations = () => [{ finished } as unknown as Animation];
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await userEvent.click(picture);
  endFading();
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(document.activeElement).toBe(picture);
});

test('a context menu says what it is about', async () => {
  render(
    <ContextMenu label="More about Hall" entries={entries()}>
      <button type="button">Hall</button>
    </ContextMenu>,
  );
  fireEvent.contextMenu(screen.getByRole('button', { name: 'Hall' }));
  expect(await screen.findByRole('menu', { name: 'More about Hall' })).toBeTruthy();
});
