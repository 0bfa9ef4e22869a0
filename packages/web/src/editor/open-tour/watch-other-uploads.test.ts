// @vitest-environment node
import type { ImageInfo } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sceneStatus } from '../rules/scene-status.ts';
import { statusText } from '../session/status-text.ts';
import { storedImage } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { createEditorStore } from './create-editor-store.ts';
import { watchOtherUploads } from './watch-other-uploads.ts';

const slug = 'tour-1/hall.jpg';
const sent = (progress: number): ImageInfo => storedImage(slug, { state: 'uploading', progress });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a photo is uploading elsewhere while some of it arrives, and paused when nothing has for a while', () => {
  const store = createEditorStore();
  store.getState().loadTour(sampleTour(), { [slug]: sent(0.4) });
  const stop = watchOtherUploads(store);
  const text = () => {
    const { media, arriving } = store.getState();
    return statusText(sceneStatus(media[slug], undefined, arriving.has(slug)), 'hall.jpg');
  };
  // Whether anybody is sending it cannot be known yet.
  expect(text()).toBe('Upload paused elsewhere, 40%');
  store.getState().setImage(sent(0.5));
  expect(text()).toBe('Uploading from elsewhere, 50%');
  vi.advanceTimersByTime(9000);
  store.getState().setImage(sent(0.6));
  vi.advanceTimersByTime(9000);
  expect(text()).toBe('Uploading from elsewhere, 60%');
  vi.advanceTimersByTime(1000);
  expect(text()).toBe('Upload paused elsewhere, 60%');
  store.getState().setImage(sent(0.7));
  expect(text()).toBe('Uploading from elsewhere, 70%');
  store.getState().setImage(storedImage(slug, { state: 'processing', progress: 0 }));
  expect(store.getState().arriving.size).toBe(0);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
