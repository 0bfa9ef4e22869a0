/** Editing the guided tour, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuideStop } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './guide-drawer.tsx';
import './stops/stop-inspector.tsx';

let editor: PretendEditor;

const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
const voice = 'tour-1/audio/welcome.wav';

async function open(guide?: GuideStop[], answers = {}) {
  editor = pretendEditor(sampleTour({ scenes, ...(guide && { guide }) }), [
    'tour-1/hall.jpg',
    'tour-1/kitchen.jpg',
    voice,
  ]);
  editor.server.answer(answers);
  await editor.open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Guide' }));
  const timeline = within(await screen.findByRole('region', { name: 'Guided tour' }));
  return { user, timeline };
}
const guide = () => editor.edits.tour.guide;
const properties = () => within(screen.getByRole('complementary', { name: 'Properties' }));

beforeEach(() => {
  vi.stubGlobal('OfflineAudioContext', undefined);
});
afterEach(() => editor.close());

test('visitors go through every scene until there are stops, which are ordered and put into words', async () => {
  const { user, timeline } = await open();
  expect(timeline.getByText(/led through every scene in the order of the list, 8 seconds/)).toBeTruthy();
  await user.click(timeline.getByRole('button', { name: 'A stop for every scene' }));
  await waitFor(() => expect(guide()).toMatchObject([{ sceneId: 1 }, { sceneId: 2 }]));
  // The one of the scene that is on the canvas.
  const first = await timeline.findByRole('button', { name: /^Stop 1: Hall/ });
  await waitFor(() => expect(first.getAttribute('aria-current')).toBe('true'));
  timeline.getByRole('button', { name: /^Stop 2: Kitchen/ }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() => expect(guide()).toMatchObject([{ sceneId: 2 }, { sceneId: 1 }]));
  expect(document.activeElement).toBe(timeline.getByRole('button', { name: /^Stop 1: Kitchen/ }));
  await user.click(timeline.getByRole('button', { name: 'Write captions of stop 1' }));
  const words = await waitFor(() => properties().getByRole('textbox', { name: 'Captions' }));
  await waitFor(() => expect(document.activeElement).toBe(words));
  await user.type(words, 'Where we cook');
  const seconds = properties().getByRole('textbox', { name: 'Seconds of stop 1' });
  await user.clear(seconds);
  await user.type(seconds, '12{Enter}');
  await waitFor(() => expect(guide()?.[0]).toMatchObject({ sceneId: 2, text: 'Where we cook', seconds: 12 }));
  timeline.getByRole('button', { name: /^Stop 1: Kitchen 12/ }).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(guide()).toMatchObject([{ sceneId: 1 }]));
  // The scene stays; only the stop went.
  expect(editor.edits.tour.scenes).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo: Remove stop' }));
  await waitFor(() => expect(guide()).toHaveLength(2));
});

test('what is on the canvas becomes a stop after the selected one', async () => {
  const { user, timeline } = await open([
    { id: 'a', sceneId: 1 },
    { id: 'b', sceneId: 2 },
  ]);
  await user.click(timeline.getByRole('button', { name: /^Stop 1/ }));
  await user.click(timeline.getByRole('button', { name: 'Add this view as a stop' }));
  await waitFor(() => expect(guide()?.map(({ sceneId }) => sceneId)).toEqual([1, 1, 2]));
  // It is selected now, with its fields.
  expect(timeline.getByRole('button', { name: /^Stop 2/ }).getAttribute('aria-current')).toBe('true');
  await user.click(properties().getByRole('button', { name: 'More about stop 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move later' }));
  await waitFor(() => expect(guide()?.map(({ sceneId }) => sceneId)).toEqual([1, 2, 1]));
});

test('the bar makes the seconds of the timeline wider and narrower', async () => {
  const { user, timeline } = await open([{ id: 'a', sceneId: 1, seconds: 10 }]);
  const width = () => timeline.getByRole('listitem').style.inlineSize;
  const usual = width();
  expect(usual).not.toBe('');
  await user.click(timeline.getByRole('button', { name: 'Longer timeline' }));
  expect(Number.parseFloat(width())).toBeGreaterThan(Number.parseFloat(usual));
  await user.click(timeline.getByRole('button', { name: 'Shorter timeline' }));
  expect(width()).toBe(usual);
});

test('narration is chosen from the sounds of the tour, and taken away again', { tags: 'long' }, async () => {
  const { user, timeline } = await open([{ id: 'a', sceneId: 1 }]);
  await user.click(timeline.getByRole('button', { name: /^Stop 1/ }));
  await waitFor(() => properties().getByRole('region', { name: 'Narration' }));
  await user.click(properties().getByRole('button', { name: 'From this tour: sounds' }));
  await user.click(await screen.findByRole('button', { name: 'welcome' }));
  await waitFor(() => expect(guide()?.[0]?.slug).toBe(voice));
  expect(properties().getByRole('switch', { name: 'As long as the narration' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(properties().getByRole('button', { name: 'Remove Narration' }));
  await waitFor(() => expect(guide()?.[0]).not.toHaveProperty('slug'));
});

test('recording without a microphone shows the reason, and nothing changes', async () => {
  const { user, timeline } = await open([{ id: 'a', sceneId: 1 }]);
  await user.click(timeline.getByRole('button', { name: 'Record narration of stop 1' }));
  expect(await screen.findByText(/^Browsers record only on pages that are opened by https/)).toBeTruthy();
  expect(timeline.getByRole('button', { name: 'Record' })).toBeTruthy();
  expect(guide()).toEqual([{ id: 'a', sceneId: 1 }]);
});

test('captions of a narration are written line by line, timed, and taken up again', {
  tags: 'long',
}, async () => {
  const { user, timeline } = await open([
    { id: 'a', sceneId: 1, slug: voice, text: 'Come in. Mind the step.' },
  ]);
  await user.click(timeline.getByRole('button', { name: /^Stop 1/ }));
  const timed = within(await properties().findByRole('region', { name: 'Timed captions' }));
  await user.click(timed.getByRole('button', { name: 'Write captions' }));
  const writer = within(await screen.findByRole('dialog', { name: 'Write captions' }));
  const words = writer.getByRole('textbox', { name: /^Captions/ });
  expect(words).toHaveProperty('value', 'Come in.\nMind the step.');
  await user.click(writer.getByRole('button', { name: 'Turn into WebVTT and set times' }));
  expect((words as HTMLTextAreaElement).value).toMatch(
    /^WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nCome in.\n/,
  );
  await user.clear(words);
  await user.type(words, 'WEBVTT');
  await user.click(writer.getByRole('button', { name: 'Keep captions' }));
  expect(writer.getByText(/^No caption has a time that can be read/)).toBeTruthy();
  await user.clear(words);
  await user.type(words, 'Hello{Enter}And goodbye');
  await user.click(writer.getByRole('button', { name: 'Keep captions' }));
  await waitFor(() =>
    expect(guide()?.[0]?.captions).toMatchObject([
      { slug: 'tour-1/captions/Captions.en.vtt', language: 'en' },
    ]),
  );
  await user.click(await timed.findByRole('button', { name: 'Remove English' }));
  await waitFor(() => expect(guide()?.[0]).not.toHaveProperty('captions'));
});

test('the timeline draws how loud a narration is, as wide as it is long', async () => {
  // Silence for a second, then a second of voice.
  const samples = Float32Array.from({ length: 48_000 }, (_, index) => (index < 24_000 ? 0 : 0.5));
  const sound = { numberOfChannels: 1, getChannelData: () => samples };
  vi.stubGlobal('OfflineAudioContext', function decoder() {
    return { decodeAudioData: async () => sound };
  });
  const { timeline } = await open([{ id: 'a', sceneId: 1, slug: voice, seconds: 5 }], {
    [`GET /media/${voice}`]: () => new Response('a sound'),
  });
  const narration = timeline.getByRole('button', { name: 'Narration of stop 1' });
  const bars = () =>
    narration
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/v[\d.]+/g) ?? [];
  await waitFor(() => expect(bars()).toHaveLength(20));
  const heights = bars().map((bar) => Number(bar.slice(1)));
  expect(Math.max(...heights.slice(0, 10))).toBeLessThan(0.2);
  expect(Math.min(...heights.slice(10))).toBeGreaterThan(1.5);
  const column = narration.closest<HTMLElement>('[data-stop-id]');
  expect(Number.parseFloat(narration.style.maxInlineSize)).toBeCloseTo(
    (Number.parseFloat(column?.style.inlineSize ?? '0') * 2) / 5,
  );
});

test('the tour plays from the stop that is selected, until somebody looks around', async () => {
  const { user, timeline } = await open([
    { id: 'a', sceneId: 1 },
    { id: 'b', sceneId: 2 },
    { id: 'c', sceneId: 1 },
  ]);
  const isCurrent = (name: RegExp) => timeline.getByRole('button', { name }).getAttribute('aria-current');
  await user.click(timeline.getByRole('button', { name: /^Stop 2/ }));
  await user.click(await screen.findByRole('button', { name: /^Open Hall/ }));
  await user.click(timeline.getByRole('button', { name: 'Play from here' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Open Kitchen' }).getAttribute('aria-current')).toBe('true'),
  );
  expect(isCurrent(/^Stop 2/)).toBe('true');
  await user.pointer({ keys: '[MouseLeft]', target: document.querySelector('[data-editor-canvas]')! });
  expect(await timeline.findByRole('button', { name: 'Play from here' })).toBeTruthy();
});

test('a recording that is given up leaves the keyboard where it was begun', async () => {
  const { user, timeline } = await open([{ id: 'a', sceneId: 1 }]);
  await user.click(timeline.getByRole('button', { name: 'Record' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Views only' }));
  (await timeline.findByRole('button', { name: 'Discard' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(timeline.getByRole('button', { name: 'Record' })));
});

test('closing the guided tour leaves the keyboard where it was opened', async () => {
  const { user, timeline } = await open([{ id: 'a', sceneId: 1 }]);
  await user.click(timeline.getByRole('button', { name: 'Close the guided tour' }));
  expect(screen.queryByRole('region', { name: 'Guided tour' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guide' }));
});

test('while a walk is recorded, stops come from it alone', async () => {
  const { user, timeline } = await open([]);
  expect(timeline.getByRole('button', { name: 'A stop for every scene' })).toHaveProperty('disabled', false);
  await user.click(timeline.getByRole('button', { name: 'Record' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Views only' }));
  await timeline.findByRole('button', { name: 'Discard' });
  expect(timeline.getByRole('button', { name: 'A stop for every scene' })).toHaveProperty('disabled', true);
});
