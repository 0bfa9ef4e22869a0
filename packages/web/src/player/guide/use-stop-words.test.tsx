import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { GuideStop } from '@tourwright/tour/document';
import { afterEach, expect, test, vi } from 'vitest';
import { useStopWords } from './use-stop-words.ts';

const stop: GuideStop = {
  id: 'a',
  sceneId: 1,
  slug: 'hall.wav',
  text: 'All of it.',
  captions: [
    { id: 'de', slug: 'de.vtt', language: 'de' },
    { id: 'en', slug: 'en.vtt', language: 'en-GB' },
  ],
};
const media = { 'de.vtt': { url: '/de.vtt' }, 'en.vtt': { url: '/en.vtt' } };
const english = 'WEBVTT\n\n00:00.000 --> 00:01.000\nCome in.\n\n00:02.000 --> 00:03.000\nMind the step.\n';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(vtt: string | null) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (vtt === null) throw new TypeError('offline');
    return new Response(url === '/en.vtt' ? vtt : 'WEBVTT\n\n00:00.000 --> 00:09.000\nKommen Sie herein.\n');
  });
}

test('captions in the language of the page follow the voice', async () => {
  answer(english);
  const { result } = renderHook(() => useStopWords(stop, media));
  await waitFor(() => expect(result.current.isTimed).toBe(true));
  expect(result.current.text).toBe('Come in.');
  act(() => result.current.onHeard(1.5));
  expect(result.current.text).toBe('');
  act(() => result.current.onHeard(2));
  expect(result.current.text).toBe('Mind the step.');
  // A voice that cannot be heard has no time.
  act(() => result.current.onHeard(null));
  expect(result.current).toMatchObject({ text: 'All of it.', isTimed: false });
});

test('where its captions cannot be had, all that a stop says is shown', async () => {
  answer(null);
  const { result } = renderHook(() => useStopWords(stop, media));
  await act(async () => vi.dynamicImportSettled());
  expect(result.current).toMatchObject({ text: 'All of it.', isTimed: false });
});
