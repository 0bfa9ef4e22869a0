import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourExport, TourLink } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem, type Sent } from '../../testing/pretend-server.ts';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './share-screen.tsx';

let editor: PretendEditor;
let links: TourLink[];

const newLink = (more: Partial<TourLink> = {}): TourLink => ({
  id: 'l1',
  key: 'k1',
  name: 'MLS listing',
  access: 'unlisted',
  hasPassword: false,
  expiresAt: null,
  mostViews: null,
  views: 96,
  isUnbranded: false,
  shows: 'published',
  start: null,
  language: null,
  controls: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  revokedAt: null,
  ...more,
});

beforeEach(() => {
  links = [newLink()];
  const tour = sampleTour({
    description: 'Call (555) 010-0199.',
    activity: 'published',
    published_version: 1,
  });
  editor = pretendEditor(
    tour,
    tour.scenes.map(({ slug }) => slug),
  );
  const put = (change: object) => {
    links = links.map((link) => ({ ...link, ...change }));
    return links[0];
  };
  editor.server.answer({
    'GET /api/tours/:id/links': () => ({ items: links, views: 1204 }),
    'GET /api/tours/:id/gallery': { state: 'none', askedAt: null, decidedAt: null, reason: '' },
    'POST /api/tours/:id/links': ({ body }: Sent) => {
      const made = newLink({ ...(body as object), id: 'l2', key: 'k2', views: 0 });
      links = [...links, made];
      return made;
    },
    'PATCH /api/tours/:id/links/l1': ({ body }: Sent) => {
      const { password, ...change } = body as { password?: string };
      return put({ ...change, ...(password && { hasPassword: true }) });
    },
    'POST /api/tours/:id/links/l1/revoke': () => put({ revokedAt: '2026-11-24T10:00:00.000Z' }),
    'POST /api/tours/:id/links/l1/restore': () => put({ revokedAt: null }),
    'DELETE /api/tours/:id/links/l1': () => ({ id: 'l1', deleted: true }),
  });
});
afterEach(() => editor.close());

async function openShare() {
  const user = userEvent.setup();
  await editor.open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Share/ }));
  await dialog.findByRole('button', { name: /MLS listing/ });
  return { user, dialog };
}

async function openLink() {
  const shared = await openShare();
  await shared.user.click(shared.dialog.getByRole('button', { name: /MLS listing/ }));
  return shared;
}

const changes = () => editor.server.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('every link is listed with who may open it and how often it was; a new one is there at once', async () => {
  const { user, dialog } = await openShare();
  expect(dialog.getByRole('button', { name: /Public page.*Everyone/ })).toBeTruthy();
  expect(dialog.getByRole('button', { name: /MLS listing.*Unlisted96 views/ })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'New link' }));
  expect(await dialog.findByLabelText('Name, for you only')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toMatch(/\/welcome\/tour-1\?link=k2$/);
});

test('a link is copied by one click, which is announced', async () => {
  const { user, dialog } = await openLink();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  const announced = (await screen.findByText('Copied')).closest('[role="alert"]');
  expect(announced).toBeTruthy();
  expect(await navigator.clipboard.readText()).toMatch(/\/welcome\/tour-1\?link=k1$/);
});

test('a password is proposed in words when one is requested, and kept with the choice', async () => {
  const { user, dialog } = await openLink();
  await user.click(dialog.getByRole('radio', { name: /^Password/ }));
  const { value } = await dialog.findByLabelText<HTMLInputElement>('Password');
  expect(value).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
  await waitFor(() => expect(changes()).toEqual([{ access: 'password', password: value }]));
  expect(await dialog.findByText('Saved')).toBeTruthy();
  // The tour is published: its photos are no secret yet.
  expect(dialog.getByText(/The public page is open to everyone/)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'short');
  expect(dialog.getByText('Use at least 8 characters.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Password'), ' enough{Enter}');
  await waitFor(() => expect(changes().at(-1)).toEqual({ password: 'short enough' }));
});

test('each option is kept at once', async () => {
  const { user, dialog } = await openLink();
  await user.selectOptions(dialog.getByLabelText('Expires'), 'After a number of views');
  await user.clear(await dialog.findByLabelText('Views'));
  await user.type(dialog.getByLabelText('Views'), '12{Enter}');
  await user.click(dialog.getByRole('button', { name: 'The draft' }));
  await user.selectOptions(dialog.getByLabelText('Starts at'), 'Kitchen');
  await user.click(dialog.getByRole('button', { name: 'Controls: All 11' }));
  await user.click(await screen.findByRole('checkbox', { name: 'VR' }));
  await waitFor(() => expect(changes()).toHaveLength(5));
  expect(Object.assign({}, ...changes())).toEqual({
    mostViews: 12,
    expiresAt: null,
    shows: 'draft',
    start: { sceneId: 2 },
    controls: ['rooms', 'back', 'guide', 'turn', 'sound', 'plan', 'motion', 'fullscreen', 'contact', 'share'],
  });
});

test('unbranded, Tour Check finds what still reveals who offers the tour, and fixes it', async () => {
  const { user, dialog } = await openLink();
  await user.click(dialog.getByRole('button', { name: 'Unbranded' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove: A text says how to reach you' }));
  await waitFor(() => expect(editor.edits.tour.description).toBe('Call.'));
  expect(await dialog.findByText('Tour Check found nothing that names you.')).toBeTruthy();
});

test('a link is revoked with a way back, and deleted for good', async () => {
  const { user, dialog } = await openLink();
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
  expect(await dialog.findByRole('button', { name: /MLS listing.*Revoked/ })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('button', { name: /MLS listing.*Unlisted/ })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revoke link' }));
  await user.click(await dialog.findByRole('button', { name: 'Delete link' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: /MLS listing/ })).toBeNull());
});

test('what could not be kept is said, and shows as it was', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  editor.server.answer({ 'PATCH /api/tours/:id/links/l1': () => problem(503, 'unavailable') });
  const { user, dialog } = await openLink();
  await user.click(dialog.getByRole('radio', { name: /^Everyone/ }));
  expect(await dialog.findByText(/^Not saved\./)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Unlisted/ }).checked).toBe(true);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

test('the code for other sites says what was chosen, as a frame, an element and in React', async () => {
  const { user, dialog } = await openLink();
  await user.click(dialog.getByRole('tab', { name: 'Embed' }));
  const code = () => dialog.getByLabelText<HTMLTextAreaElement>('Code').value;
  expect(code()).toContain('/embed/tour-1?link=k1&amp;poster=1" title="');
  expect(code()).toContain('style="width:100%;aspect-ratio:16/9;border:0"');
  expect(dialog.getByTitle('The tour as other sites show it').getAttribute('src')).toBe(
    '/embed/tour-1?link=k1&poster=1',
  );
  await user.click(dialog.getByRole('switch', { name: 'Title and logo' }));
  await user.click(dialog.getByRole('switch', { name: 'Auto-rotate' }));
  expect(code()).toContain('poster=1&amp;autorotate=1&amp;title=0');
  await user.click(dialog.getByRole('button', { name: 'Element' }));
  expect(code()).toMatch(
    /<tour-viewer src="http:\/\/localhost:3000\/embed\/tour-1\?link=k1" autorotate page-scrolls/,
  );
  await user.click(dialog.getByRole('button', { name: 'React' }));
  await user.click(dialog.getByRole('button', { name: 'Fixed' }));
  expect(code()).toContain("style={{ display: 'block', width: 800, height: 450 }}");
});

test('the social card is drawn again with the words and the view that are chosen, as steps to undo', async () => {
  const asked: unknown[] = [];
  editor.server.answer({
    'POST /api/tours/:id/social-card': ({ body }: Sent) => {
      asked.push(body);
      return { address: `/media/key/rev/view/card-${asked.length}.jpg` };
    },
  });
  const { user } = await openShare();
  await user.click(screen.getByRole('tab', { name: 'Social card' }));
  const picture = () => screen.findByRole('img', { name: 'The social card as it will be shown' });
  expect((await picture()).getAttribute('src')).toBe('/media/key/rev/view/card-1.jpg');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'By the water{Enter}');
  await user.click(screen.getByRole('button', { name: 'Use the view in the editor' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ title: 'By the water', view: { pitch: expect.any(Number) } }),
  );
  // A scene as it begins, in place of the view.
  const [first] = await screen.findAllByRole('radio');
  await user.click(first as HTMLElement);
  await waitFor(() => expect(asked.at(-1)).toEqual({ title: 'By the water', sceneId: 1 }));
  expect((first as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show the cover instead' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({}));
  expect(screen.queryByRole('button', { name: 'Show the cover instead' })).toBeNull();
});

test('the tour is taken away as a website, from where it is shared', async () => {
  const asked: unknown[] = [];
  editor.server.answer({
    'GET /api/tours/:id/exports': () => ({ items: asked.map(() => waiting) }),
    'POST /api/tours/:id/exports': ({ body }: Sent) => {
      asked.push(body);
      return waiting;
    },
  });
  const { user, dialog } = await openShare();
  await user.click(dialog.getByRole('tab', { name: 'Download' }));
  await user.selectOptions(await dialog.findByLabelText('What do you need?'), 'site');
  await user.click(dialog.getByRole('checkbox', { name: /^With videos/ }));
  await user.selectOptions(dialog.getByLabelText('Size of photos'), '4096');
  await user.click(dialog.getByRole('button', { name: 'Prepare download' }));
  await dialog.findByRole('article', { name: waiting.fileName });
  expect(asked).toEqual([
    {
      format: 'site',
      withVersions: false,
      site: { opensAsFile: true, formats: ['avif', 'jpg'], largestWidth: 4096, withVideos: false },
    },
  ]);
});

const waiting: TourExport = {
  id: 'e1',
  format: 'site',
  withVersions: false,
  state: 'waiting',
  progress: 0,
  fileName: 'house-site.zip',
  sizeBytes: 1000,
  sha256: null,
  url: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-11-08T00:00:00.000Z',
  report: null,
  fault: null,
};

test('the list says how often the tour was viewed in all, and a card goes without the logo as a step to undo', async () => {
  const asked: unknown[] = [];
  editor.server.answer({
    'POST /api/tours/:id/social-card': ({ body }: Sent) => {
      asked.push(body);
      return { address: null };
    },
  });
  editor.edits.tour = { ...editor.edits.tour, cornerLogo: 'tour-1/logo/sign.png' };
  const { user, dialog } = await openShare();
  expect(await dialog.findByText('1,204 views in all')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Social card' }));
  await user.click(await screen.findByRole('switch', { name: 'Logo' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ logo: false }));
  await waitFor(() => expect(editor.edits.tour.socialCard).toEqual({ logo: false }));
});

test('the owner asks for a place in the gallery, and takes the request back', async () => {
  const nothing = { state: 'none', askedAt: null, decidedAt: null, reason: '' };
  editor.server.answer({
    'POST /api/tours/:id/gallery': { ...nothing, state: 'asked', askedAt: '2026-11-24T10:00:00.000Z' },
    'DELETE /api/tours/:id/gallery': nothing,
  });
  const { user, dialog } = await openShare();
  await user.click(await dialog.findByRole('button', { name: 'Ask for a place' }));
  expect(await dialog.findByText(/You asked for a place in the public gallery on/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Take the request back' }));
  expect(await dialog.findByRole('button', { name: 'Ask for a place' })).toBeTruthy();
});
