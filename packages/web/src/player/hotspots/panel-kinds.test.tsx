import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Hotspot, hotspotKinds } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleImage, sampleTour } from '../../testing/sample-tour.ts';
import type { Media } from '../panels/media/stored-file.ts';
import { HotspotPanel } from './hotspot-panel.tsx';
import { panelKinds } from './panel-kinds.ts';
import { playerKinds } from './player-kinds.ts';

beforeEach(() => {
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(cleanup);

function show(kind: string, more: object = {}, media: Media = {}) {
  const hotspot: Hotspot = { id: 'a', kind, position: [0, 0, -1], scale: 1, rotation: 0, ...more };
  const doNothing = () => undefined;
  return render(
    <HotspotPanel
      {...{ hotspot }}
      tour={sampleTour()}
      media={media}
      cart={null}
      onClose={doNothing}
      onShown={doNothing}
    />,
  );
}

test.each(Object.keys(hotspotKinds.all))('a %s opens a panel that is called by what it is', (kind) => {
  show(kind);
  const what = playerKinds.of(kind)?.what() ?? '';
  expect(what).not.toBe('');
  // Links are followed.
  expect(screen.queryAllByRole('heading', { name: what })).toHaveLength(kind === 'link' ? 0 : 1);
  expect(panelKinds.of(kind)).not.toBeNull();
});

test('a kind of a later version opens what it shares with an info', () => {
  show('hologram');
  expect(screen.getByRole('heading', { name: playerKinds.of('info')?.what() ?? '' })).toBeDefined();
  expect(screen.getByText('There is nothing written here yet.')).toBeDefined();
});

test('a sound shows its captions in time, and all that is said can be read; so can that of a video', async () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nThe bell.\n\n00:04.000 --> 00:05.000\nAgain.\n';
  vi.stubGlobal('fetch', async () => new Response(vtt));
  const captions = [{ id: 'c', slug: 'en.vtt', language: 'en' }];
  const media = Object.fromEntries(['en.vtt', 'a.mp3'].map((slug) => [slug, sampleImage(slug)]));
  const { unmount } = show('audio', { slug: 'a.mp3', captions }, media);
  const sound = screen.getByLabelText('Sound', { selector: 'audio' }) as HTMLAudioElement;
  const now = () => document.querySelector('[data-captions]')?.textContent;
  await waitFor(() => expect(now()).toBe('The bell.'));
  Object.defineProperty(sound, 'currentTime', { value: 4.5 });
  fireEvent.timeUpdate(sound);
  expect(now()).toBe('Again.');
  const transcript = screen.getByText('Transcript').closest('details');
  expect(transcript?.textContent).toContain('The bell.');
  unmount();
  show('video', { slug: 'a.mp3', captions }, media);
  expect((await screen.findByText('Transcript')).closest('details')?.textContent).toContain('Again.');
  vi.unstubAllGlobals();
});
