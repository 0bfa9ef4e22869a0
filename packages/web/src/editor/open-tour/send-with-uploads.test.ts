// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { UploadItem } from '../upload/queue/upload-item.ts';
import { createEditorStore } from './create-editor-store.ts';
import { sendWithUploads } from './send-with-uploads.ts';

test('changes that wait for the server are sent as soon as an upload gets through again', () => {
  const store = createEditorStore();
  const flush = vi.fn(async () => true);
  const stop = sendWithUploads(store, flush);
  const upload = (state: UploadItem['state'], progress: number) =>
    store.getState().setUpload({
      ...{ slug: 'tour-1/hall.jpg', fileName: 'hall.jpg', sizeBytes: 100, state, progress },
      ...{ secondsLeft: null, pausedBy: null, fault: null },
    });
  upload('uploading', 0.2);
  store.setState({ saveState: { kind: 'offline', waiting: 1 } });
  upload('paused', 0.2);
  expect(flush).not.toHaveBeenCalled();
  upload('uploading', 0.3);
  upload('uploading', 0.4);
  expect(flush).toHaveBeenCalledOnce();
  // With nothing waiting, and after the tour was closed, nothing is sent.
  store.setState({ saveState: { kind: 'saved' } });
  upload('paused', 0.4);
  upload('uploading', 0.5);
  stop();
  store.setState({ saveState: { kind: 'offline', waiting: 1 } });
  upload('paused', 0.5);
  upload('uploading', 0.6);
  expect(flush).toHaveBeenCalledOnce();
});
