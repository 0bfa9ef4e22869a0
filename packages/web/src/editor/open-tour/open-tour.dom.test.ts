/** The lifetime of an open tour: it shares nothing with others, and leaves nothing after it was closed. */
import 'fake-indexeddb/auto';
import type { ImageInfo } from '@tourwright/api';
import { applyEdit, type SimpleEdit } from '@tourwright/tour/edit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { newEdit } from '../state/new-edit.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { storedImage } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { type OpenTour, openTour } from './open-tour.ts';

const edits = new Map<string, FakeServer>();
const lines = new Map<string, ReadableStreamDefaultController<Uint8Array>>();
/** The images that were announced, by tour: a request for all of them includes them. */
const images = new Map<string, Record<string, ImageInfo>>();
/** Answers to edits wait for this. */
let gate: Promise<unknown>;
let server: PretendServer;
let closing: AbortController[];

beforeEach(() => {
  sessionStorage.clear();
  images.clear();
  closing = [];
  gate = Promise.resolve();
  for (const id of ['tour-1', 'tour-2']) edits.set(id, new FakeServer(sampleTour({ id, name: id })));
  const of = (path: string) => edits.get(path.split('/')[3] ?? '') as FakeServer;
  server = openPretendServer({
    'GET /api/tours/:id': ({ path }: { path: string }) => of(path).tour,
    'GET /api/tours/:id/media': ({ path }: { path: string }) => ({
      images: images.get(path.split('/')[3] ?? '') ?? {},
    }),
    'POST /api/tours/:id/edits': async ({ path, body }: { path: string; body: unknown }) => {
      const { base, edits: sent } = body as { base: number; edits: Parameters<FakeServer['sendEdits']>[1] };
      const answer = of(path).sendEdits(base, sent);
      await gate;
      return answer;
    },
  });
  answerLive();
});
afterEach(() => {
  for (const each of closing) each.abort();
  server.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A line on which events come until it is given up. */
function answerLive(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const [, tourId] = /tours\/([^/]+)\/live$/.exec(String(input)) ?? [];
    if (tourId === undefined) return fetch(input, init);
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        lines.set(tourId, line);
        init?.signal?.addEventListener('abort', () => line.error(new DOMException('', 'AbortError')));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

function tell(tourId: string, type: string, data: unknown): void {
  lines.get(tourId)?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
}

function tellOfImage(tourId: string, image: ImageInfo): void {
  images.set(tourId, { ...images.get(tourId), [image.slug]: image });
  tell(tourId, 'image', image);
}

async function open(tourId: string): Promise<{ tour: OpenTour; close(): void }> {
  const controller = new AbortController();
  closing.push(controller);
  const tour = await openTour({ tourId, userId: 'ann', sceneId: null, signal: controller.signal });
  if (tour === null || tour === 'read-only') throw new Error('not there');
  return { tour, close: () => controller.abort() };
}

const rename = (name: string) => newEdit({ kind: 'scene.rename', sceneId: 1, name });
const firstName = ({ store }: OpenTour) => store.getState().tour?.scenes[0]?.name;

test('two tours that are open at once never see each other’s changes, history or uploads', async () => {
  const [{ tour: one }, { tour: two }] = [await open('tour-1'), await open('tour-2')];
  one.store.getState().commit(rename('Foyer'));
  two.store.setState({ selectedHotspotId: 'link-1' });
  await eventually(() => expect(edits.get('tour-1')?.tour.scenes[0]?.name).toBe('Foyer'));
  expect([firstName(one), firstName(two)]).toEqual(['Foyer', 'Hall']);
  expect(two.store.getState().history.done).toEqual([]);
  expect(one.store.getState().selectedHotspotId).toBeNull();
  expect(edits.get('tour-2')?.log).toEqual([]);
  await eventually(() => expect(lines.has('tour-2')).toBe(true));
  tellOfImage('tour-2', storedImage('tour-2/hall.jpg'));
  await eventually(() => expect(Object.keys(two.store.getState().media)).toEqual(['tour-2/hall.jpg']));
  expect(one.store.getState().media).toEqual({});
});

const corners = [0, 1, 2, 3].map((turn) => [Math.cos(turn), Math.sin(turn), -1]);
const sceneId = 1;
const hotspotId = 'link-1';
const sound = { id: 's', name: 'Rain', slug: 'tour-1/audio/rain.mp3' };
const stops = ['guide'];

/** One of each kind, each after those before it. A new kind without one does not compile. */
const oneOfEach = {
  'tour.set': { field: 'name', value: 'Oak Lane' },
  'tour.publish': { publishedVersion: 1, publishedAt: '2026-11-20T10:00:00.000Z' },
  'tour.unpublish': {},
  'logo.replace': { slug: 'tour-1/logo/oak.png' },
  'scene.add': { scene: { id: 3, name: 'Bath', slug: 'tour-1/bath.jpg', hotspots: [], videos: [] } },
  'scene.rename': { sceneId, name: 'Foyer' },
  'scene.move': { sceneId, index: 1 },
  'scene.set-view': { sceneId, view: { yaw: 20, pitch: 5, hfov: 80 } },
  'scene.replace-photo': { sceneId, slug: 'tour-1/new-hall.jpg' },
  'scene.set': { sceneId, field: 'north', value: 90 },
  'hotspot.add': { sceneId, hotspot: { id: 'info-1', kind: 'info', position: [0, 0, -1] } },
  'hotspot.move': { sceneId, hotspotId, position: [0, 0, -1] },
  'hotspot.set': { sceneId, hotspotId, field: 'text', value: 'To the kitchen' },
  'hotspot.remove': { sceneId, hotspotId },
  'video.add': { sceneId, video: { id: 'v', name: 'Screen', slug: 'tour-1/videos/a.mp4', corners } },
  'video.set': { sceneId, videoId: 'v', field: 'name', value: 'Television' },
  'video.remove': { sceneId, videoId: 'v' },
  'file.add': { list: 'audio', file: sound },
  'file.set': { list: 'audio', fileId: 's', field: 'name', value: 'Storm' },
  'file.move': { list: 'audio', fileId: 's', index: 0 },
  'file.remove': { list: 'audio', fileId: 's' },
  'item.add': { path: stops, item: { id: 'g', sceneId } },
  'item.set': { path: stops, itemId: 'g', field: 'text', value: 'Come in.' },
  'item.move': { path: stops, itemId: 'g', index: 0 },
  'item.remove': { path: stops, itemId: 'g' },
  'scene.remove': { sceneId: 3 },
} satisfies Record<SimpleEdit['kind'], object>;

test('what an edit of each kind does is shown before the server has answered', async () => {
  const tour = sampleTour({
    id: 'tour-1',
    audio: [{ id: 'wind', name: 'Wind', slug: 'tour-1/audio/wind.mp3' }],
    guide: [{ id: 'first', sceneId: 2 }],
  });
  edits.set('tour-1', new FakeServer(tour));
  gate = new Promise(() => undefined);
  const { store } = (await open('tour-1')).tour;
  for (const [kind, change] of Object.entries(oneOfEach)) {
    const before = store.getState().tour;
    const edit = newEdit({ kind, ...change } as Parameters<typeof newEdit>[0]);
    const expected = before && applyEdit(before, edit);
    expect(expected?.ok, kind).toBe(true);
    expect(store.getState().commit(edit).ok, kind).toBe(true);
    expect(store.getState().tour, kind).not.toEqual(before);
    expect(store.getState().tour, kind).toEqual(expected?.ok && expected.tour);
  }
  expect(store.getState().saveState.kind).not.toBe('saved');
});

test('news of an image are kept when an older answer about all of them comes after', async () => {
  let answers = 0;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.answer({
    'GET /api/tours/:id/media': async () => {
      answers += 1;
      if (answers > 1) await late;
      return { images: {} };
    },
  });
  const { tour } = await open('tour-1');
  await eventually(() => expect(answers).toBe(2));
  tell('tour-1', 'image', storedImage('tour-1/hall.jpg'));
  await eventually(() => expect(Object.keys(tour.store.getState().media)).toEqual(['tour-1/hall.jpg']));
  answer();
  await eventually(() => expect(tour.store.getState().isFetching).toBe(false));
  expect(Object.keys(tour.store.getState().media)).toEqual(['tour-1/hall.jpg']);
});

test('an answer that comes after the tour was closed reaches neither it nor the one that is open then', async () => {
  const first = await open('tour-1');
  let answer: (value?: unknown) => void = () => undefined;
  gate = new Promise((resolve) => {
    answer = resolve;
  });
  first.tour.store.getState().commit(rename('Foyer'));
  const flushed = first.tour.flush();
  first.close();
  gate = Promise.resolve();
  const { tour: second } = await open('tour-2');
  const before = second.store.getState();
  answer();
  await flushed;
  expect(first.tour.store.getState()).toMatchObject({ tour: null, saveState: { kind: 'saved' } });
  expect(second.store.getState().tour).toBe(before.tour);
});

test('nothing changes in a closed tour: no live event, upload, edit or message', async () => {
  const { tour, close } = await open('tour-1');
  await eventually(() => expect(lines.has('tour-1')).toBe(true));
  const live = lines.get('tour-1');
  const { commit, setImage, setUpload } = tour.store.getState();
  close();
  const onState = vi.fn();
  tour.store.subscribe(onState);
  expect(() => live?.enqueue(new Uint8Array())).toThrow();
  setImage(storedImage('tour-1/hall.jpg'));
  setUpload({ slug: 'tour-1/late.jpg' } as Parameters<typeof setUpload>[0]);
  tour.adopt(sampleTour({ version: 9 }));
  await tour.photos.add([new File(['GIF89a'], 'late.gif')]);
  expect(commit(rename('Late'))).toEqual({ ok: false, code: '' });
  expect(await tour.flush()).toBe(true);
  expect(onState).not.toHaveBeenCalled();
  expect(tour.store.getState().tour).toBeNull();
});

test('a tour that is given up while it opens leaves nothing open', async () => {
  const left = countOpen();
  const controller = new AbortController();
  const opening = openTour({ tourId: 'tour-1', userId: 'ann', sceneId: null, signal: controller.signal });
  controller.abort();
  expect(await opening).toBeNull();
  await eventually(() => expect(left()).toEqual({ listeners: [], channels: 0, timers: [] }));
});

test('closing gives back every listener, channel and timer', async () => {
  const left = countOpen();
  const { tour, close } = await open('tour-1');
  await eventually(() => expect(lines.has('tour-1')).toBe(true));
  tour.store.getState().commit(rename('Foyer'));
  expect(left().listeners).toEqual(expect.arrayContaining(['online', 'pagehide']));
  close();
  await eventually(() => expect(edits.get('tour-1')?.log).toHaveLength(1));
  expect(left()).toEqual({ listeners: [], channels: 0, timers: [] });
});

test('after a crash, which says no goodbye, undo still takes the last change back', async () => {
  const first = await open('tour-1');
  first.tour.store.getState().commit(rename('Foyer'));
  await eventually(() => expect(sessionStorage.length).toBe(1));
  const { tour: again } = await open('tour-1');
  expect(again.store.getState().history.done).toHaveLength(1);
});

type Options = AddEventListenerOptions;

/** Counts what is open from here on: the window's listeners, channels between tabs, and timers of 100 ms or more. */
function countOpen() {
  const listeners: string[] = [];
  const timers = new Map<unknown, number>();
  const channels = new Set<unknown>();
  const { addEventListener, removeEventListener } = window;
  const forget = (type: string) => listeners.splice(listeners.indexOf(type), 1);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options) => {
      listeners.push(type);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => forget(type));
      addEventListener.call(window, type, listener, options);
    },
  );
  vi.spyOn(window, 'removeEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      forget(type);
      removeEventListener.call(window, type, listener);
    },
  );
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => {
    const timer = set(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.set(timer, ms);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout>) => {
    timers.delete(timer);
    clear(timer);
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
      override close(): void {
        channels.delete(this);
        super.close();
      }
    },
  );
  return () => ({
    listeners,
    channels: channels.size,
    timers: [...timers.values()].filter((ms) => ms >= 100),
  });
}
