/** Undo, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';
import { endAnimations } from '../testing/toasts.ts';
import type { PretendEditor } from './testing/pretend-editor.ts';
import { sampleEditor } from './testing/sample-editor.ts';

let editor: PretendEditor;
let edits: PretendEditor['edits'];
let server: PretendEditor['server'];

beforeEach(() => {
  editor = sampleEditor();
  ({ edits, server } = editor);
});
afterEach(() => editor.close());

const sceneNames = () => edits.tour.scenes.map(({ name }) => name);
const open = () => editor.open();

test('deleting a scene takes the links to it along; the toast brings all of it back', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall']));
  expect(edits.tour.scenes[0]?.hotspots).toEqual([]);
  const toast = await screen.findByText('Kitchen deleted');
  await user.click(within(toast.closest('[role="alert"]')!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Kitchen']));
  expect(edits.tour.scenes[0]?.hotspots).toHaveLength(1);
});

test('the toast of a deletion takes back that deletion and nothing else', async () => {
  const user = userEvent.setup();
  await open();
  const rename = async (from: string, to: string) => {
    screen.getByRole('button', { name: new RegExp(`^Open ${from}`) }).focus();
    await user.keyboard(`{F2}${to}{Enter}`);
    await waitFor(() => expect(sceneNames()).toContain(to));
  };
  const deleteKitchen = async () => {
    await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const toast = (await screen.findAllByText('Kitchen deleted')).at(-1);
    await waitFor(() => expect(sceneNames()).toHaveLength(1));
    return within(toast!.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Undo' });
  };
  const undo = await deleteKitchen();
  await rename('Hall', 'Foyer');
  await user.click(undo);
  await waitFor(() => expect(sceneNames()).toEqual(['Foyer', 'Kitchen']));
  const late = await deleteKitchen();
  await user.click(await screen.findByRole('button', { name: 'Undo: Delete Kitchen' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Foyer', 'Kitchen']));
  await user.click(late);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sceneNames()).toEqual(['Foyer', 'Kitchen']);
});

test('the toast of a deletion goes with its tour, whose undo it could not do any more', async () => {
  const user = userEvent.setup();
  server.answer({ 'GET /api/tours': () => ({ items: [], next: null }) });
  await open();
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('Kitchen deleted');
  await user.click(screen.getByRole('link', { name: 'Tours' }));
  await waitFor(() => {
    endAnimations();
    expect(screen.queryByText('Kitchen deleted')).toBeNull();
  });
});

test('after a reload, undo still takes the last change back', async () => {
  const user = userEvent.setup();
  await open();
  screen.getByRole('button', { name: 'Open Kitchen' }).focus();
  await user.keyboard('{F2}Cucina{Enter}');
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
  window.dispatchEvent(new Event('pagehide'));
  await closeApp();
  rememberUser(ann.id);
  showApp('/editor?tourId=tour-1');
  await user.click(await screen.findByRole('button', { name: 'Undo: Rename Kitchen' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Kitchen']));
});
