/** Formatting in the text editor; jsdom has no layout, so typing goes through the editor's commands. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownHotspot, plainTextOf } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { BodyField } from '../fields/body-field.tsx';
// Compiled before a test waits for it.
import './rich-editor.tsx';

beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
afterEach(cleanup);

function Field() {
  const scene = useEditorStore((state) => state.selectedScene);
  const hotspot = useEditorStore((state) => state.selectedHotspot) as KnownHotspot<'info'> | null;
  return (
    scene &&
    hotspot && <BodyField scene={scene} hotspot={hotspot} hint="hotspot.body-hint" canFormat={true} />
  );
}

function show(body: string) {
  const hotspot = { id: 'a', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0, text: 'Floor', body };
  const base = tourBase();
  const scenes = [sampleScene(1, 'Hall', { hotspots: [hotspot as KnownHotspot<'info'>] })];
  base.store.getState().loadTour(sampleTour({ scenes }), {}, 1);
  base.store.getState().selectHotspot('a');
  render(
    <OpenTourContext value={base as OpenTour}>
      <Field />
    </OpenTourContext>,
  );
  const state = () => base.store.getState();
  return { state, hotspot: () => state().tour?.scenes[0]?.hotspots[0] as KnownHotspot<'info'> };
}

test('plain text becomes a list, which is kept with its plain form and taken back by one undo', async () => {
  const user = userEvent.setup();
  const { hotspot, state } = show('Oak.');
  expect(screen.getByLabelText('Text').tagName).toBe('TEXTAREA');
  await user.click(screen.getByRole('button', { name: 'Format text' }));
  const field = await screen.findByRole('textbox', { name: 'Text' });
  // There, Enter begins a paragraph.
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Shown in a panel beside the scene.');
  // The page allows no styles but its own.
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  const tools = screen.getByRole('toolbar', { name: 'Formatting' });
  // The button that led here is gone; one writes on.
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.focus(field);
  await user.click(within(tools).getByRole('button', { name: 'Bulleted list' }));
  fireEvent.blur(field);
  await waitFor(() => expect(hotspot().rich).toEqual([{ kind: 'bullet', pieces: [{ text: 'Oak.' }] }]));
  expect(hotspot().body).toBe('• Oak.');
  expect(plainTextOf(hotspot().rich ?? [])).toBe(hotspot().body);
  expect(state().history.done.at(-1)?.name).toEqual({ id: 'edit.text.set', values: { name: 'Floor' } });
  state().undo();
  expect(hotspot()).toMatchObject({ body: 'Oak.' });
  expect(hotspot()).not.toHaveProperty('rich');
});

test('a link leads to a page, and one that leads nowhere is refused with what to write', async () => {
  const user = userEvent.setup();
  const { hotspot } = show('See ');
  await user.click(screen.getByRole('button', { name: 'Format text' }));
  await screen.findByRole('textbox', { name: 'Text' });
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByLabelText('Web address of the link');
  await user.type(address, 'no page{Enter}');
  expect(screen.getByRole('alert').textContent).toMatch(/not a web address/);
  await user.clear(address);
  await user.type(address, 'https://oak.example/a{Enter}');
  await waitFor(() => {
    const pieces = hotspot().rich?.[0]?.pieces ?? [];
    expect(pieces.map(({ url }) => url)).toContain('https://oak.example/a');
  });
});
