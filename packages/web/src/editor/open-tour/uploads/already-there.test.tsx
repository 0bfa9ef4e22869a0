/** A photo that the tour has is not added again. */
import { readFile } from 'node:fs/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor } from '../../testing/pretend-editor.ts';
import { sampleTour } from '../../testing/sample-tour.ts';
import type { HashMessage } from '../../upload/queue/hash-in-worker.ts';

const sha256 = 'ab'.repeat(32);
let editor: PretendEditor;
afterEach(() => editor.close());

/** The browser's thread that hashes files. */
class HashWorker {
  onmessage: ((event: { data: HashMessage }) => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: { type: 'hash', hash: sha256 } }));
  }
  terminate() {}
}

test('a photo that is already in this tour is not added again, whatever its file is called', async () => {
  vi.stubGlobal('Worker', HashWorker);
  editor = pretendEditor(sampleTour(), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg'], (slug) =>
    slug === 'tour-1/kitchen.jpg' ? { sha256 } : {},
  );
  await editor.open();
  const bytes = new Uint8Array(await readFile('packages/web/src/editor/samples/kitchen.webp'));
  const file = new File([bytes], 'cucina.webp', { type: 'image/webp' });
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file], items, types: ['Files'] } });
  expect(await screen.findByText('cucina.webp is already in this tour, as Kitchen.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open Cucina' })).toBeNull());
  await waitFor(() => expect(editor.edits.tour.scenes.map(({ name }) => name)).toEqual(['Hall', 'Kitchen']));
});
