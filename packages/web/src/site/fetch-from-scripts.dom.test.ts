import { Blob } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchFromScripts } from './fetch-from-scripts.ts';

// The stand-in for browsers has one of its own, which answers do not take.
vi.stubGlobal('Blob', Blob);

/** Scripts of the folder, by their paths; the page runs those that it adds. */
let scripts: Record<string, () => void> = {};
const asked: string[] = [];
const observer = new MutationObserver((changes) => {
  for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(added instanceof HTMLScriptElement)) continue;
    const path = added.src.slice(new URL('.', document.baseURI).href.length);
    asked.push(path);
    scripts[path]?.();
    added.dispatchEvent(new Event(scripts[path] ? 'load' : 'error'));
  }
});
observer.observe(document.head, { childList: true });
afterEach(() => {
  scripts = {};
  asked.length = 0;
});

const gives = (path: string, text: string, hasMore?: 0 | 1) => () =>
  globalThis.tourFile?.(path, btoa(text), hasMore);

test('a large file is put together of its scripts, and requested once', async () => {
  const read = fetchFromScripts(document, fetch);
  scripts = {
    'media/sea.mp4.js': gives('media/sea.mp4', 'one ', 1),
    'media/sea.mp4.1.js': gives('media/sea.mp4', 'two ', 1),
    'media/sea.mp4.2.js': gives('media/sea.mp4', 'three'),
  };
  const [answer, again] = await Promise.all([read('media/sea.mp4'), read('media/sea.mp4')]);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(await answer.text()).toBe('one two three');
  expect(await again.text()).toBe('one two three');
  expect(asked).toEqual(['media/sea.mp4.js', 'media/sea.mp4.1.js', 'media/sea.mp4.2.js']);
});

test('a file of which a script is missing is not there', async () => {
  const read = fetchFromScripts(document, fetch);
  scripts = { 'media/sea.mp4.js': gives('media/sea.mp4', 'one ', 1) };
  expect((await read('media/sea.mp4')).status).toBe(404);
  expect((await read('media/gone.mp3')).status).toBe(404);
});
