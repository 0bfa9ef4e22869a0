/** Archives that are dropped into the editor, on the whole screen with a fake server. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './archive-drop-dialog.tsx';

let editor: PretendEditor;

beforeEach(() => {
  editor = pretendEditor(sampleTour(), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg']);
});
afterEach(() => editor.close());

test('an archive is offered for import as a tour of its own, and this tour stays as it is', async () => {
  const asked: unknown[] = [];
  editor.server.answer({
    'GET /api/users/:id/imports': { items: [], fetchesAddresses: true },
    'POST /api/users/:id/imports': ({ body }: { body: unknown }) => {
      asked.push(body);
      return new Response(null, { status: 503 });
    },
  });
  await editor.open();
  const file = new File(['PK'], 'old-house.zip', { type: 'application/zip' });
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  const dataTransfer = { files: [file], items, types: ['Files'] };
  fireEvent.drop(screen.getByRole('main'), { dataTransfer });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Import old-house.zip' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ name: 'old-house', files: [{ path: 'old-house.zip', sizeBytes: 2 }] });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Import as a tour of its own' })).toBeTruthy();
  expect(editor.edits.tour.scenes).toHaveLength(2);
});
