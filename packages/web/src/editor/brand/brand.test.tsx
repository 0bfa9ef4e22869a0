/** Editing a tour's branding, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './brand-panel.tsx';

// jsdom's frames take no signals of the page around them, as browsers do.
vi.mock('./preview/shown-picture.tsx', () => ({ ShownPicture: () => null }));

let editor: PretendEditor;
const tour = () => editor.edits.tour;

beforeEach(() => {
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
  const slugs = ['tour-1/hall.jpg', 'tour-1/kitchen.jpg', 'tour-1/logo/a.png', 'tour-1/logo/b.png'];
  const logos = { cornerLogo: 'tour-1/logo/a.png', centerLogo: 'tour-1/logo/b.png' };
  editor = pretendEditor(sampleTour({ scenes, ...logos }), slugs);
  editor.server.answer({ 'GET /api/users/:id/brand-kits': { kits: [] } });
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
  // The welcome page has no bar, the tour has one, on a phone too.
  const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument?.body);
  const bars = frames.map((body) => body?.querySelectorAll('nav').length);
  expect(bars).toEqual([0, 0, 1, 1]);
  await user.click(screen.getByRole('button', { name: /^Check/ }));
  expect(await screen.findByRole('heading', { name: 'Tour Check' })).toBeTruthy();
  expect(screen.queryByText('Changes as you edit. Click a part to change it.')).toBeNull();
});

test('a view that is framed on the canvas becomes the cover, as one step to undo', async () => {
  editor.server.answer({ 'POST /upload': () => ({ url: '/images/cover.jpg' }) });
  const { user } = await open();
  const canvas = document.querySelector('[data-editor-canvas] canvas[tabindex]')!;
  Object.assign(canvas, { width: 1600, height: 900 });
  const taken: unknown[] = [];
  // What the GPU would have drawn there: no two pixels alike.
  let pixel = 0;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (...drawn: unknown[]) => taken.push(drawn),
    getImageData: () => ({ data: [pixel++, 0, 0, 255] }),
  })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['a view'], { type: 'image/jpeg' }));
  await user.click(screen.getByRole('button', { name: 'Frame a view' }));
  await user.click(await screen.findByRole('button', { name: 'Use as cover' }));
  await waitFor(() => expect(tour().thumbnail).toMatch(/^tour-1\/Thumbnail\/.+\.jpg$/));
  expect(taken.at(-1)).toEqual([canvas, 0, 0, 1600, 900, 0, 0, 1600, 900]);
  expect(screen.queryByRole('button', { name: 'Use as cover' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo: Change brand: Cover' }));
  await waitFor(() => expect(tour().thumbnail).toBeUndefined());
});

test('the cover and the thumbnail are one picture until they are parted, and one again', {
  tags: 'long',
}, async () => {
  const { user } = await open();
  const same = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Same picture as the thumbnail' });
  expect(same().checked).toBe(true);
  expect(screen.queryByRole('region', { name: 'Thumbnail' })).toBeNull();
  await user.click(same());
  // Both show what they showed before.
  await waitFor(() => expect(tour().welcomePicture).toBe(''));
  const thumbnail = within(screen.getByRole('region', { name: 'Thumbnail' }));
  await user.click(thumbnail.getByRole('button', { name: 'Frame a view' }));
  expect(screen.getByRole('button', { name: 'Use as thumbnail' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(same());
  await waitFor(() => expect(tour().welcomePicture).toBeUndefined());
  await user.click(screen.getByRole('button', { name: 'Undo: Change brand: Cover' }));
  await waitFor(() => expect(tour().welcomePicture).toBe(''));
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

const maple = {
  id: 'maple',
  name: 'Maple Lane',
  kit: { brandColour: '#112233', titleFont: 'lora', contactPhone: '+43 1 234', hidesTourwright: true },
};
/** As the list of the server has it: of the logos only whether they are there. */
function listed({ id, name, kit }: { id: string; name: string; kit: object }) {
  const { cornerLogo, floorLogo, ...rest } = kit as Partial<Record<string, string>>;
  return {
    id,
    name,
    kit: { ...rest, hasCornerLogo: cornerLogo !== undefined, hasFloorLogo: floorLogo !== undefined },
  };
}
const shop = { id: 'shop', name: 'Shop', kit: { brandColour: '#2f7d4f', panelColour: '#101010' } };

/** The server's kits. */
function answerKits(...kits: { id: string; name: string; kit: object }[]) {
  const kept = new Map(kits.map((each) => [each.id, each]));
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  editor.server.answer({
    'GET /api/users/:id/brand-kits': () => ({ kits: [...kept.values()].map(listed) }),
    'GET /api/users/:id/brand-kits/:kitId': ({ path }: { path: string }) => kept.get(idOf(path)),
    'PATCH /api/users/:id/brand-kits/:kitId': ({ path, body }: { path: string; body: unknown }) => {
      const id = idOf(path);
      const { name, kit = kept.get(id)?.kit ?? {} } = body as { name: string; kit?: object };
      kept.set(id, { id, name, kit });
      return listed({ id, name, kit });
    },
    'DELETE /api/users/:id/brand-kits/:kitId': ({ path }: { path: string }) => {
      kept.delete(idOf(path));
      return { id: idOf(path), deleted: true };
    },
  });
  return kept;
}

test('the logos of a kit come when it is used, and stay in it when it is renamed', {
  tags: 'long',
}, async () => {
  const cornerLogo = `data:image/png;base64,${btoa('a logo')}`;
  const kept = answerKits({ ...maple, kit: { ...maple.kit, cornerLogo } });
  editor.server.answer({ 'POST /upload': () => ({ url: '/images/logo.png' }) });
  const { cornerLogo: _, centerLogo: __, ...plain } = editor.edits.tour;
  editor.edits.tour = { ...plain, ...maple.kit };
  const { user } = await open();
  await screen.findByText('Differs from Maple Lane');
  await user.click(screen.getByRole('button', { name: 'Use the kit' }));
  await screen.findByText('Matches Maple Lane');
  await waitFor(() => expect(tour().cornerLogo).toMatch(/^tour-1\/logo\/.+\.png$/));
  await user.click(screen.getByRole('button', { name: /^Brand kit/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename Maple Lane…' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Rename the kit' }));
  await user.type(naming.getByLabelText('Name of the kit'), ' 2{Enter}');
  await screen.findByRole('button', { name: 'Brand kit: Maple Lane 2' });
  expect(kept.get('maple')?.kit).toEqual({ ...maple.kit, cornerLogo });
});

test('a new tour follows no kit, also where there is only one, which can be used, renamed and deleted', {
  tags: 'long',
}, async () => {
  answerKits(maple);
  const { cornerLogo: _, centerLogo: __, ...plain } = editor.edits.tour;
  editor.edits.tour = plain;
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Brand kit' }));
  const kit = await screen.findByRole('menuitemcheckbox', { name: 'Maple Lane' });
  expect(kit.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByText(/^(Differs from|Matches)/)).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Rename Maple Lane…' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Delete Maple Lane' })).toBeTruthy();
  await user.click(kit);
  await screen.findByText('Matches Maple Lane');
});

test('a kit that is chosen comes into the tour as one step, which its message takes back', {
  tags: 'long',
}, async () => {
  answerKits(maple, shop);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Brand kit' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Maple Lane' }));
  await waitFor(() => expect(tour()).toMatchObject(maple.kit));
  expect(tour().cornerLogo).toBeUndefined();
  await screen.findByText('Matches Maple Lane');
  const toast = (await screen.findByText('Maple Lane is used in this tour')).closest<HTMLElement>(
    '[role="alert"]',
  );
  await user.click(within(toast!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tour().brandColour).toBeUndefined());
  expect(tour().cornerLogo).toBe('tour-1/logo/a.png');
});

test('a tour that looks like a kit but for one colour is said to differ from it, and takes it over or changes it', {
  tags: 'long',
}, async () => {
  const kept = answerKits(maple, shop);
  const { cornerLogo: _, centerLogo: __, ...plain } = editor.edits.tour;
  editor.edits.tour = { ...plain, ...maple.kit, brandColour: '#445566' };
  const { user } = await open();
  await screen.findByText('Differs from Maple Lane');
  await user.click(screen.getByRole('button', { name: 'Save to kit' }));
  await waitFor(() => expect(kept.get('maple')?.kit).toMatchObject({ brandColour: '#445566' }));
  await screen.findByText('Matches Maple Lane');
  const toast = (await screen.findByText(/^Saved as Maple Lane/)).closest<HTMLElement>('[role="alert"]');
  await user.click(within(toast!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.get('maple')?.kit).toEqual(maple.kit));
  await screen.findByText('Differs from Maple Lane');
});

test('a brand is kept as a kit with a name of its own, renamed, and deleted until that is undone', async () => {
  const kept = answerKits(shop);
  const { cornerLogo: _, centerLogo: __, ...plain } = editor.edits.tour;
  editor.edits.tour = { ...plain, brandColour: '#445566' };
  const { user } = await open();
  const choose = async (item: string) => {
    await user.click(screen.getByRole('button', { name: /^Brand kit/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await screen.findByRole('button', { name: 'Brand kit' });
  await choose('Save as a new kit…');
  const dialog = await screen.findByRole('dialog', { name: 'Save as a new kit' });
  const field = within(dialog).getByLabelText('Name of the kit');
  await user.type(field, 'Shop');
  expect(within(dialog).getByText('Another kit has this name.')).toBeTruthy();
  await user.type(field, ' two{Enter}');
  await screen.findByRole('button', { name: 'Brand kit: Shop two' });
  expect([...kept.values()].map(({ name, kit }) => [name, kit])).toEqual([
    ['Shop', shop.kit],
    ['Shop two', { brandColour: '#445566' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Rename Shop two…');
  const naming = within(await screen.findByRole('dialog', { name: 'Rename the kit' }));
  await user.clear(naming.getByLabelText('Name of the kit'));
  await user.type(naming.getByLabelText('Name of the kit'), 'Blue{Enter}');
  await screen.findByRole('button', { name: 'Brand kit: Blue' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Delete Blue');
  await waitFor(() => expect([...kept.values()].map(({ name }) => name)).toEqual(['Shop']));
  const toast = (await screen.findByText(/^Blue deleted/)).closest<HTMLElement>('[role="alert"]');
  await user.click(within(toast!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect([...kept.values()].map(({ name }) => name)).toEqual(['Shop', 'Blue']));
});
