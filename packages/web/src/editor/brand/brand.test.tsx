/** Editing a tour's branding, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './brand-panel.tsx';

let editor: PretendEditor;
const tour = () => editor.edits.tour;

beforeEach(() => {
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
  const slugs = ['tour-1/hall.jpg', 'tour-1/kitchen.jpg', 'tour-1/logo/a.png', 'tour-1/logo/b.png'];
  const logos = { cornerLogo: 'tour-1/logo/a.png', centerLogo: 'tour-1/logo/b.png' };
  editor = pretendEditor(sampleTour({ scenes, ...logos }), slugs);
  editor.server.answer({ 'GET /api/users/:id/brand-kit': { kit: null } });
});
afterEach(() => editor.close());

async function open() {
  await editor.open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Brand' }));
  await screen.findByRole('heading', { name: 'Brand' });
  const write = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  return { user, write };
}

test('the corner logo opens a page, and stands where it was put', async () => {
  const { user, write } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit: Corner logo' }));
  await write('Page that the logo opens', 'javascript:alert(1)');
  expect(await screen.findByText(/^Only an address of the web/)).toBeTruthy();
  expect(tour().cornerLogoUrl).toBeUndefined();
  await write('Page that the logo opens', 'maple.example');
  await waitFor(() => expect(tour().cornerLogoUrl).toBe('https://maple.example/'));
  expect(screen.getByText('Opens maple.example')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Below, end' }));
  await waitFor(() => expect(tour().cornerLogoPlace).toBe('end'));
});

test('a colour on which white is read badly offers the nearest shade that passes', async () => {
  const { user, write } = await open();
  await write('Main, hex', '5F9C8A');
  await waitFor(() => expect(tour().brandColour).toBe('#5f9c8a'));
  expect(screen.getByText('White text reads badly, 3.2:1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  await waitFor(() => expect(tour().brandColour).not.toBe('#5f9c8a'));
  expect(screen.getByText(/^Text reads well, 4\.[5-7]:1$/)).toBeTruthy();
  await write('Panels, hex', 'red');
  expect(await screen.findByText('Six digits after #, such as #2f7d4f.')).toBeTruthy();
  expect(tour().panelColour).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Back to the usual colour of Main' }));
  await waitFor(() => expect(tour().brandColour).toBeUndefined());
});

test('a second floor logo is said to replace the first before one is chosen', async () => {
  const { user } = await open();
  const floor = within(screen.getByRole('region', { name: 'Floor logo' }));
  await user.click(floor.getByRole('button', { name: 'Edit: Floor logo' }));
  await user.click(floor.getByRole('button', { name: 'Choose another logo' }));
  expect(floor.getByText(/^Replaces the current one/)).toBeTruthy();
  await user.click(floor.getByRole('button', { name: 'Keep it' }));
  expect(floor.queryByText(/^Replaces the current one/)).toBeNull();
  expect(tour().centerLogo).toBe('tour-1/logo/b.png');
});

test('what is checked is seen on the canvas, in place of the preview', async () => {
  // A screen with room for it.
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
  const { user } = await open();
  expect(screen.getByText('Changes as you edit. Click a part to change it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Check/ }));
  expect(await screen.findByRole('heading', { name: 'Tour Check' })).toBeTruthy();
  expect(screen.queryByText('Changes as you edit. Click a part to change it.')).toBeNull();
});

test('the contact card is switched on to be written, and switching it off takes it away as one step', async () => {
  const { user, write } = await open();
  expect(screen.queryByLabelText('Telephone')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Contact card' }));
  await write('Telephone', '+43 1 234');
  await write('E-mail', 'ann@maple.example');
  await waitFor(() =>
    expect(tour()).toMatchObject({ contactPhone: '+43 1 234', contactEmail: 'ann@maple.example' }),
  );
  await user.click(screen.getByRole('switch', { name: 'Contact card' }));
  await waitFor(() => expect(tour().contactPhone ?? tour().contactEmail).toBeUndefined());
  expect(screen.queryByLabelText('Telephone')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo: Change brand: Contact card' }));
  await waitFor(() => expect(tour()).toMatchObject({ contactPhone: '+43 1 234' }));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Contact card' }).checked).toBe(true);
});

test('the kit comes into the tour as one step, which is undone at once', async () => {
  const kit = { brandColour: '#112233', titleFont: 'lora', contactPhone: '+43 1 234', hidesTourwright: true };
  editor.server.answer({ 'GET /api/users/:id/brand-kit': { kit } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Use my kit' }));
  await waitFor(() => expect(tour()).toMatchObject(kit));
  expect(tour().cornerLogo).toBeUndefined();
  await screen.findByText('As in your kit');
  await user.click(screen.getByRole('button', { name: 'Undo: Change brand: Brand kit' }));
  await waitFor(() => expect(tour().brandColour).toBeUndefined());
  expect(tour().cornerLogo).toBe('tour-1/logo/a.png');
});
