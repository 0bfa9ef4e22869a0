/** Duplicating a scene, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor, storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { copyName, sceneCopy } from './duplicate-scene.ts';

let editor: PretendEditor;

beforeEach(() => {
  editor = pretendEditor(sampleTour(), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg']);
});
afterEach(() => editor.close());

const menu = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More about Hall' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  return user;
};
const names = () => editor.edits.tour.scenes.map(({ name }) => name);

test('a copy is behind its scene, with its hotspots, opens, and is taken back as one step', async () => {
  editor.server.answer({
    'POST /api/tours/:id/media/copies': ({ body }: { body: unknown }) => {
      expect(body).toEqual({ slug: 'tour-1/hall.jpg' });
      return storedImage('tour-1/hall-copy-1.jpg');
    },
  });
  await editor.open();
  const user = await menu();
  const card = await screen.findByRole('button', { name: 'Open Hall 2' });
  await waitFor(() => expect(card.getAttribute('aria-current')).toBe('true'));
  await waitFor(() => expect(names()).toEqual(['Hall', 'Hall 2', 'Kitchen']));
  const [hall, copy] = editor.edits.tour.scenes;
  expect(copy).toMatchObject({
    slug: 'tour-1/hall-copy-1.jpg',
    hotspots: [{ kind: 'link', targetSceneId: 2 }],
  });
  expect(copy?.hotspots[0]?.id).not.toBe(hall?.hotspots[0]?.id);
  await user.click(screen.getByRole('button', { name: 'Undo: Duplicate Hall' }));
  await waitFor(() => expect(names()).toEqual(['Hall', 'Kitchen']));
});

test('where the photo cannot be copied a sentence says why, and nothing changes', {
  tags: 'long',
}, async () => {
  await editor.open();
  await menu();
  const alert = await screen.findByText(/^Hall was not duplicated\. /);
  expect(within(alert).queryByText('undefined')).toBeNull();
  expect(names()).toEqual(['Hall', 'Kitchen']);
});

test('names count on, and ids are the copy’s own', () => {
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Hall 2')];
  expect(copyName({ scenes }, 'Hall')).toBe('Hall 3');
  expect(copyName({ scenes }, 'Hall 2')).toBe('Hall 3');
  expect(copyName({ scenes }, 'Room')).toBe('Room 2');
  const loop = {
    id: 'a',
    kind: 'link',
    position: [0, 0, -1],
    scale: 1,
    rotation: 0,
    targetSceneId: 1,
  } as never;
  const sounds = [{ id: 's', name: 'Rain', slug: 'tour-1/rain.mp3' }] as never;
  const copy = sceneCopy(sampleScene(1, 'Hall', { hotspots: [loop], sounds }), { name: 'B', slug: 'b.jpg' });
  expect(copy.hotspots[0]).toMatchObject({ targetSceneId: copy.id });
  expect([copy.id, copy.hotspots[0]?.id, copy.sounds?.[0]?.id]).not.toEqual([1, 'a', 's']);
});
