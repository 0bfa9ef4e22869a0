import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './hotspots-panel.tsx';

let editor: PretendEditor;

beforeEach(() => {
  const [hall] = sampleTour().scenes;
  const sofa = { id: 'sofa', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0, text: 'Sofa' };
  const lamp = { ...sofa, id: 'lamp', text: 'Lamp' };
  const kitchen = sampleScene(2, 'Kitchen', { hotspots: [sofa, lamp] as never });
  const scenes = hall ? [hall, kitchen] : [];
  editor = pretendEditor(
    sampleTour({ scenes }),
    scenes.map(({ slug }) => slug),
  );
});
afterEach(() => editor.close());

test('all hotspots are listed, narrowed by words, kind and scene; a row opens its scene and inspector', async () => {
  const user = userEvent.setup();
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Hotspots' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Hotspots' }));
  const rows = () => within(panel.getByRole('list')).getAllByRole('button');
  expect(rows()).toHaveLength(3);
  await user.selectOptions(panel.getByRole('combobox', { name: 'Kind' }), 'Info');
  expect(rows()).toHaveLength(2);
  await user.type(panel.getByRole('searchbox', { name: 'Search hotspots' }), 'kit lam');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(rows()[0] as HTMLElement);
  expect(await screen.findByDisplayValue('Lamp')).toBeTruthy();
});

test('without keys, several hotspots of a scene are selected one press after the other', async () => {
  const user = userEvent.setup();
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Hotspots' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Hotspots' }));
  await user.click(panel.getByRole('button', { name: 'Select several of a scene' }));
  await user.click(panel.getByRole('button', { name: /^Sofa/ }));
  await user.click(panel.getByRole('button', { name: /^Lamp/ }));
  expect(await screen.findByText('2 hotspots')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: /^Sofa/ }));
  expect(await screen.findByDisplayValue('Lamp')).toBeTruthy();
});
