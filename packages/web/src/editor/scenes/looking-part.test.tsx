import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PretendEditor } from '../testing/pretend-editor.ts';
import { readyPhoto, sampleEditor } from '../testing/sample-editor.ts';

let editor: PretendEditor;
beforeEach(() => {
  editor = sampleEditor();
});
afterEach(() => editor.close());

test('the north that the camera recorded is shown as it is, until the owner says another', async () => {
  const user = userEvent.setup();
  const slug = 'tour-1/hall.jpg';
  const manifest = { version: 1, heading: 285 };
  const panorama = { baseUrl: '/media/a/b/', manifest, preview: '' };
  editor.server.answer({
    'GET /api/tours/:id/media': { images: { [slug]: { ...readyPhoto(slug), panorama } } },
  });
  await editor.open();
  const field = await screen.findByRole('textbox', { name: /^Compass direction of the middle/ });
  expect((field as HTMLInputElement).value).toBe('285.0°');
  expect(screen.getByText(/where the camera recorded it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'As the photo says' })).toBeNull();
  await user.clear(field);
  await user.type(field, '90{Enter}');
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.heading).toBe(90));
  expect(screen.queryByText(/where the camera recorded it/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'As the photo says' }));
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.heading ?? null).toBeNull());
  expect((field as HTMLInputElement).value).toBe('285.0°');
});
