/** Keyboard shortcuts of the whole editor, as in other editors. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allActions } from './actions/all-actions.ts';
import { forgetKeys } from './actions/chosen-keys.ts';
import { keyText } from './actions/keys.ts';
import { t } from './editor-text.ts';
import { type PretendEditor, pretendEditor } from './testing/pretend-editor.ts';
import { sampleTour } from './testing/sample-tour.ts';

let editor: PretendEditor;
const sceneNames = () => editor.edits.tour.scenes.map(({ name }) => name);

beforeEach(() => {
  editor = pretendEditor(sampleTour(), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg']);
});
afterEach(async () => {
  forgetKeys();
  await editor.close();
});

async function open() {
  await editor.open();
  return userEvent.setup();
}

async function openPalette(user: ReturnType<typeof userEvent.setup>) {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByPlaceholderText('What do you want to do?');
  return { field, items: within(field.closest<HTMLElement>('[role="dialog"]')!) };
}

test('Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again; a double click renames', async () => {
  const user = await open();
  await user.dblClick(screen.getByRole('button', { name: 'Open Kitchen' }));
  await user.keyboard('{Control>}a{/Control}Cucina{Enter}');
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
  for (const again of ['{Control>}{Shift>}z{/Shift}{/Control}', '{Control>}y{/Control}']) {
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Kitchen']));
    await user.keyboard(again);
    await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
  }
});

test('what is typed before the palette has its field is in it, and reaches nothing else', {
  tags: 'long',
}, async () => {
  await open();
  const card = screen.getByRole('button', { name: 'Open Kitchen' });
  card.focus();
  fireEvent.keyDown(card, { key: 'k', ctrlKey: true });
  for (const key of ['v', 'i', 'x', 'Backspace', 's', 'Enter']) fireEvent.keyDown(card, { key });
  const field = await screen.findByPlaceholderText<HTMLInputElement>('What do you want to do?');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('vis');
  await userEvent.setup().keyboard('itor');
  expect(field.value).toBe('visitor');
  await userEvent.setup().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The next time it begins empty.
  const next = await openPalette(userEvent.setup());
  expect((next.field as HTMLInputElement).value).toBe('');
});

test('the palette holds every action with its key, and what was chosen last comes first', async () => {
  const user = await open();
  const { items } = await openPalette(user);
  const rows = () => items.getAllByRole('option').map((row) => row.textContent);
  const missing = allActions
    .filter(({ isKeyOnly, id }) => !isKeyOnly && id !== 'palette')
    .map(({ label, keys }) => `${t(label)}${keys?.[0] ? keyText(keys[0]) : ''}`)
    .filter((row) => !rows().includes(row));
  expect(missing).toEqual([]);
  await user.click(items.getAllByRole('option', { name: /^Keys/ })[0]!);
  await screen.findByRole('dialog', { name: 'Keys' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = await openPalette(user);
  expect(last.items.getAllByRole('option')[0]?.textContent).toMatch(/^Keys/);
});

test('the sheet of keys, opened by ?, has a row for every action that has a key', async () => {
  const user = await open();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  const shown = sheet.getAllByRole('term').map((row) => row.textContent);
  const missing = allActions.filter(({ keys, label }) => keys && !shown.includes(t(label)));
  expect(missing.map(({ id }) => id)).toEqual([]);
  // What is held while one drags has no action, and is listed all the same.
  for (const held of ['Look around with any tool', 'Drag without snapping']) {
    expect(shown.filter((row) => row === held)).toHaveLength(1);
  }
  expect(allActions.filter(({ label }) => t(label).trim() === '').map(({ id }) => id)).toEqual([]);
});

test('F1 opens the help from a menu and from a field too', async () => {
  const user = await open();
  for (const from of ['menu', 'field']) {
    if (from === 'menu') await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
    else await user.click(screen.getByRole('textbox', { name: 'Name' }));
    if (from === 'menu')
      await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    await user.keyboard('{F1}');
    expect(await screen.findByRole('dialog', { name: /Scenes/ })).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('no key of the editor acts while the user writes, and Ctrl+Z is the field’s own', async () => {
  const user = await open();
  screen.getByRole('button', { name: 'Open Kitchen' }).focus();
  await user.keyboard('{F2}Cucina{Enter}');
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'vlf?n{Delete}{Control>}d{/Control}{Control>}z{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((field as HTMLInputElement).value).toContain('vlf?n');
  expect(sceneNames()[1]).toBe('Cucina');
  expect(editor.edits.tour.scenes[0]?.hotspots).toHaveLength(1);
});

test('keys of one character can be switched off, and all others stay', { tags: 'long' }, async () => {
  const user = await open();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys' }));
  await user.click(sheet.getByRole('checkbox', { name: /^Keys of one character/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  const { items, field } = await openPalette(user);
  await user.type(field, 'Keys');
  await user.click((await items.findAllByRole('option', { name: /^Keys/ }))[0]!);
  const again = within(await screen.findByRole('dialog', { name: 'Keys' }));
  await user.click(again.getByRole('checkbox', { name: /^Keys of one character/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeTruthy();
});
