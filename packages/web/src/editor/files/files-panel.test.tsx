/** The files of a tour, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ann, closeApp, rememberUser } from '../../testing/show-app.tsx';
import { type PretendEditor, pretendEditor, storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './files-panel.tsx';

let editor: PretendEditor;

const shown = (id: string) =>
  ({
    id,
    kind: 'image',
    position: [1, 0, 0],
    scale: 1,
    rotation: 0,
    pictures: [{ id: 'p', slug: 'tour-1/pictures/vase.png' }],
  }) as unknown as Hotspot;
const slugs = ['hall.jpg', 'kitchen.jpg', 'pictures/vase.png', 'audio/old.mp3'].map(
  (name) => `tour-1/${name}`,
);

beforeEach(() => {
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [shown('a')] }),
    sampleScene(2, 'Kitchen', { hotspots: [shown('b')] }),
  ];
  editor = pretendEditor(sampleTour({ scenes }), slugs);
});
afterEach(() => editor.close());

/** The server's bin: its files, and the answer about each file from now on. */
const answerBin = () => {
  const bin = new Map<string, string>();
  const infoOf = (slug: string) => storedImage(slug, { deletedAt: bin.get(slug) ?? null });
  editor.server.answer({
    'GET /api/tours/:id/media': () => ({
      images: Object.fromEntries(slugs.map((slug) => [slug, infoOf(slug)])),
    }),
    'POST /api/tours/:id/media/bin': ({ body }: { body: unknown }) => {
      const { slug, deleted } = body as { slug: string; deleted: boolean };
      if (deleted) bin.set(slug, new Date().toISOString());
      else bin.delete(slug);
      return infoOf(slug);
    },
  });
  return bin;
};

const open = async () => {
  await editor.open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Files' }));
  await screen.findByText('4 files, 4 MB');
  return user;
};
/** The slugs that the server is asked to delete. */
const answerDeletion = () => {
  const deleted: (string | null)[] = [];
  editor.server.answer({
    'DELETE /delete': ({ query }: { query: URLSearchParams }) => {
      deleted.push(query.get('slug'));
      return { url: null };
    },
  });
  return deleted;
};
const list = () => screen.getByRole('list', { name: 'Files' });
const rowOf = (name: string) => within(list()).getByText(name).closest('li') as HTMLElement;
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(within(rowOf(name)).getByRole('button', { name: `More about ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('each file says its size and where it is used; what is used nowhere is found at once', async () => {
  const user = await open();
  expect(rowOf('vase.png').textContent).toContain('Hall (hotspot) · Kitchen (hotspot)');
  expect(rowOf('hall.jpg').textContent).toContain('1 MBHall (photo)');
  await user.click(screen.getByRole('button', { name: 'Not used' }));
  expect(within(list()).getAllByRole('listitem')).toHaveLength(1);
  expect(rowOf('old.mp3').textContent).toContain('Not used');
});

test('a file that is in use is taken out of all its places as one step, which undo brings back', async () => {
  const user = await open();
  await choose(user, 'vase.png', 'Take out of the tour');
  const pictures = () =>
    editor.edits.tour.scenes.flatMap(({ hotspots }) =>
      hotspots.flatMap(({ pictures: each }) => (each ?? []) as unknown[]),
    );
  await waitFor(() => expect(pictures()).toEqual([]));
  expect(
    await screen.findByText(/vase\.png was used in Hall \(hotspot\) and Kitchen \(hotspot\)/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo: Take vase.png out of the tour' }));
  await waitFor(() => expect(pictures()).toHaveLength(2));
});

test('what nothing uses is deleted without a question, and comes back by undo or from the bin, in another browser too', async () => {
  answerBin();
  const user = await open();
  await choose(user, 'old.mp3', 'Delete');
  await screen.findByText('3 files, 3 MB');
  const toast = (await screen.findByText(/^old\.mp3 deleted/)).closest<HTMLElement>('[role="alert"]');
  await user.click(within(toast!).getByRole('button', { name: 'Undo' }));
  await screen.findByText('4 files, 4 MB');
  await choose(user, 'old.mp3', 'Delete');
  await screen.findByText('3 files, 3 MB');
  await closeApp();
  localStorage.clear();
  rememberUser(ann.id);
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Files' }));
  await user.click(await screen.findByRole('button', { name: 'Bin' }));
  expect(rowOf('old.mp3').textContent).toContain('Can be restored until');
  await choose(user, 'old.mp3', 'Restore');
  expect(await screen.findByText(/^The bin is empty/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All' }));
  await screen.findByText('4 files, 4 MB');
});

test('what another member deletes is in the bin here as well, and what the tour uses again is not', {
  tags: 'long',
}, async () => {
  const bin = answerBin();
  const user = await open();
  await choose(user, 'old.mp3', 'Delete');
  await screen.findByText('3 files, 3 MB');
  await closeApp();
  rememberUser(ann.id);
  // Deleted by somebody before it was used here.
  bin.set('tour-1/hall.jpg', new Date().toISOString());
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Files' }));
  await screen.findByText('3 files, 3 MB');
  expect(rowOf('hall.jpg').textContent).toContain('Hall (photo)');
});

test('a file that cannot be deleted stays in the list, and the reason is given', async () => {
  const user = await open();
  await choose(user, 'old.mp3', 'Delete');
  expect(await screen.findByText(/^old\.mp3 was not deleted\./)).toBeTruthy();
  expect(rowOf('old.mp3').textContent).toContain('Not used');
});

test('from the bin a file is deleted for good after a question', { tags: 'long' }, async () => {
  answerBin();
  const deleted = answerDeletion();
  const user = await open();
  await choose(user, 'old.mp3', 'Delete');
  await user.click(screen.getByRole('button', { name: 'Bin' }));
  await choose(user, 'old.mp3', 'Delete for good');
  const dialog = await screen.findByRole('dialog', { name: 'Delete old.mp3 for good?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText(/^The bin is empty/);
  expect(deleted).toEqual(['tour-1/audio/old.mp3']);
});

test('an own icon says where it is used, and is taken out of there', { tags: 'long' }, async () => {
  const icon = 'tour-1/icons/leaf.png';
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [{ ...shown('a'), iconName: icon }] }),
    sampleScene(2, 'Kitchen'),
  ];
  const styleDefaults = [{ id: 'info', iconName: icon }];
  editor = pretendEditor(sampleTour({ scenes, styleDefaults }), [...slugs.slice(0, 3), icon]);
  const user = await open();
  expect(rowOf('leaf.png').textContent).toContain('Hall (icon) · Icon of new hotspots');
  await choose(user, 'leaf.png', 'Take out of the tour');
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.hotspots[0]).not.toHaveProperty('iconName'));
  expect(JSON.stringify(editor.edits.tour)).not.toContain('leaf.png');
  await user.click(screen.getByRole('button', { name: 'Undo: Take leaf.png out of the tour' }));
  await waitFor(() => expect(editor.edits.tour.styleDefaults?.[0]?.iconName).toBe(icon));
});

test('a file may be uploaded without being used, and one that cannot be used is listed with its reason', async () => {
  const user = await open();
  const before = editor.edits.tour;
  await user.click(screen.getByRole('button', { name: 'Upload files' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Show in this scene',
    'Only upload, use later',
    'Add as an icon',
  ]);
  await user.keyboard('{Escape}');
  const field = screen.getByLabelText('Choose files to use later');
  await userEvent.setup({ applyAccept: false }).upload(field, new File(['MZ'], 'setup.exe'));
  expect(await screen.findByText(/^setup\.exe cannot become a hotspot/)).toBeTruthy();
  expect(editor.edits.tour).toBe(before);
});
