/** What an owner says of videos, sounds, pictures and the visit, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor, storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';

let editor: PretendEditor;
let edits: PretendEditor['edits'];
let server: PretendEditor['server'];

const hall = sampleScene(1, 'Hall', {
  film: { slug: 'tour-1/videos/hall.mp4', name: 'Hall' },
  sounds: [{ id: 'rain', slug: 'tour-1/audio/rain.mp3', name: 'Rain' }],
  variants: [{ id: 'evening', name: 'Evening', slug: 'tour-1/evening.jpg' }],
});

beforeEach(() => {
  const audio = [
    { id: 'one', name: 'Guitar', slug: 'tour-1/audio/guitar.ogg' },
    { id: 'two', name: 'Piano', slug: 'tour-1/audio/piano.ogg' },
  ];
  editor = pretendEditor(sampleTour({ scenes: [hall, sampleScene(2, 'Kitchen')], audio }), [
    'tour-1/hall.jpg',
    'tour-1/kitchen.jpg',
    'tour-1/audio/rain.mp3',
    'tour-1/evening.jpg',
  ]);
  ({ edits, server } = editor);
});
afterEach(() => editor.close());

const scene = () => edits.tour.scenes[0]!;
const part = (name: string) => within(screen.getByRole('region', { name }));
const open = async () => {
  await editor.open();
  return userEvent.setup();
};

test('how the video of a scene plays is said in its properties; a removed video comes back by undo', async () => {
  const user = await open();
  const film = part('360° video');
  expect(film.getByText('The file is missing. Choose it again.')).toBeTruthy();
  await user.click(film.getByRole('checkbox', { name: 'Loop' }));
  await user.click(film.getByRole('checkbox', { name: 'Starts with sound' }));
  await waitFor(() => expect(scene().film).toMatchObject({ loop: false, muted: false, name: 'Hall' }));
  expect(film.getByText(/only when a visitor presses play/)).toBeTruthy();
  await user.click(film.getByRole('button', { name: 'Remove video' }));
  await waitFor(() => expect(scene().film).toBeUndefined());
  expect(film.getByRole('button', { name: 'Add a video' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo: Remove video of Hall' }));
  await waitFor(() => expect(scene().film?.slug).toBe('tour-1/videos/hall.mp4'));
});

test('a sound gets its volume, its place and its name; without a place it comes from everywhere', async () => {
  const user = await open();
  const sounds = part('Sounds');
  const volume = sounds.getByRole('textbox', { name: 'Volume of Rain, percent' });
  await user.clear(volume);
  await user.type(volume, '40{Enter}');
  await waitFor(() => expect(scene().sounds?.[0]?.volume).toBe(0.4));
  await user.click(sounds.getByRole('button', { name: 'From a place' }));
  await waitFor(() => expect(scene().sounds?.[0]?.direction).toHaveLength(3));
  const yaw = sounds.getByRole('textbox', { name: 'Yaw of Rain' });
  await user.clear(yaw);
  await user.type(yaw, '90{Enter}');
  // To the right, as high as it was.
  await waitFor(() => expect(scene().sounds?.[0]?.direction?.[2]).toBeCloseTo(0));
  expect(scene().sounds?.[0]?.direction?.[0]).toBeGreaterThan(0.5);
  await user.click(sounds.getByRole('button', { name: 'From everywhere' }));
  await waitFor(() => expect(scene().sounds?.[0]).not.toHaveProperty('direction'));
  expect(scene().sounds?.[0]).toMatchObject({ id: 'rain', name: 'Rain', volume: 0.4 });
});

test('what visitors would miss is said before publishing, and leads to its scene', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Open Kitchen' }));
  await user.click(screen.getByRole('button', { name: /^Check/ }));
  const found = within(await screen.findByRole('region', { name: 'Tour Check' }));
  expect(await found.findAllByText('The tour: visitors miss it')).toHaveLength(2);
  await user.click(found.getByRole('button', { name: 'Show: hall.mp4 is not usable' }));
  await waitFor(() => expect(part('360° video').getByText('hall.mp4')).toBeTruthy());
});

test('a file that the server cannot use is tried again only where that can help', async () => {
  const reason = (code: string) => ({
    code,
    params: { kind: 'application/pdf', area: 'videos' },
    message: '',
  });
  const slugs = { film: 'tour-1/videos/hall.mp4', rain: 'tour-1/audio/rain.mp3' };
  const failed = { state: 'failed' as const, url: null };
  const images = {
    [slugs.film]: { ...storedImage(slugs.film), ...failed, reason: reason('wrong_kind') },
    [slugs.rain]: { ...storedImage(slugs.rain), ...failed, reason: reason('original_damaged') },
  };
  server.answer({
    'GET /api/tours/:id/media': { images },
    'POST /api/tours/:id/media/retry': () => storedImage(slugs.rain),
  });
  const user = await open();
  expect(part('360° video').getByText(/^This is a PDF, which cannot be used here/)).toBeTruthy();
  expect(part('360° video').queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(part('360° video').getByRole('button', { name: 'Replace video' })).toBeTruthy();
  await user.click(part('Sounds').getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(part('Sounds').queryByText(/^The stored file is no longer/)).toBeNull());
});

test('sounds are added from the palette', { tags: 'long' }, async () => {
  const user = await open();
  const fields: HTMLInputElement[] = [];
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') fields.push(target);
  };
  document.addEventListener('click', watch, true);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'sounds to the whole{Enter}');
  await waitFor(() => expect(fields).toHaveLength(1));
  document.removeEventListener('click', watch, true);
  await user.upload(fields[0]!, new File(['OggS and so on'], 'harp.ogg', { type: 'audio/ogg' }));
  await waitFor(() => expect(edits.tour.audio.map(({ name }) => name)).toContain('Harp'));
});

test('the keyboard continues where sounds are added when one was removed', async () => {
  const user = await open();
  await user.click(part('Sounds').getByRole('button', { name: 'Remove Rain' }));
  await waitFor(() => expect(scene()).not.toHaveProperty('sounds'));
  expect(document.activeElement).toBe(part('Sounds').getByRole('button', { name: 'Add sounds' }));
  expect(part('Sounds').getByText(/^Heard while one is here/)).toBeTruthy();
});

test('the tour’s own sound is softer in one scene, and its pieces have an order', {
  tags: 'long',
}, async () => {
  const user = await open();
  const volume = part('Sounds').getByRole('textbox', {
    name: /^Volume of the tour’s own sound here, percent/,
  });
  await user.clear(volume);
  await user.type(volume, '20{Enter}');
  await waitFor(() => expect(scene().tourSoundVolume).toBe(0.2));
  await user.click(screen.getByRole('button', { name: 'Visit' }));
  await user.click(part('Sound of the tour').getByRole('button', { name: 'Play Piano earlier' }));
  await waitFor(() => expect(edits.tour.audio.map(({ name }) => name)).toEqual(['Piano', 'Guitar']));
  await user.click(screen.getByRole('button', { name: 'Undo: Reorder sounds' }));
  await waitFor(() => expect(edits.tour.audio.map(({ name }) => name)).toEqual(['Guitar', 'Piano']));
});

test('other pictures of a scene are named and removed', { tags: 'long' }, async () => {
  const user = await open();
  const pictures = part('Other pictures');
  await user.type(pictures.getByRole('textbox', { name: 'Name of the photo' }), 'Day');
  await user.tab();
  await waitFor(() => expect(scene().variantName).toBe('Day'));
  const name = pictures.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Night');
  await user.tab();
  await waitFor(() => expect(scene().variants?.[0]?.name).toBe('Night'));
  await user.click(pictures.getByRole('button', { name: 'Remove Night' }));
  await waitFor(() => expect(scene()).not.toHaveProperty('variants'));
});

test('how a tour opens is ticked, and unticked it is as if nothing had been said', {
  tags: 'long',
}, async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Visit' }));
  const opening = part('Opening');
  await user.click(opening.getByRole('checkbox', { name: 'Opens as a little planet' }));
  await user.click(opening.getByRole('checkbox', { name: 'Auto-rotate' }));
  await waitFor(() => expect(edits.tour).toMatchObject({ opening: 'planet', autorotate: true }));
  await user.click(opening.getByRole('checkbox', { name: 'Opens as a little planet' }));
  await waitFor(() => expect(edits.tour).not.toHaveProperty('opening'));
  await user.click(screen.getByRole('button', { name: 'Undo: Change how the tour opens' }));
  await waitFor(() => expect(edits.tour.opening).toBe('planet'));
});

test('a logo is stored and chosen; one scene may go without it', { tags: 'long' }, async () => {
  server.answer({ 'POST /upload': { url: '/media/logo.png' } });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Brand' }));
  const logo = within(await screen.findByRole('region', { name: 'Floor logo' }));
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  const file = new File([png], 'sign.png', { type: 'image/png' });
  await user.upload(logo.getByLabelText('Choose a logo', { selector: 'input' }), file);
  await waitFor(() => expect(edits.tour.centerLogo).toMatch(/^tour-1\/logo\/.*\.png$/));
  await user.click(logo.getByRole('checkbox', { name: 'Shown in Hall' }));
  await waitFor(() => expect(scene().hidesCenterLogo).toBe(true));
  await user.click(logo.getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(edits.tour).not.toHaveProperty('centerLogo'));
});
