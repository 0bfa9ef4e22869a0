/** The whole tour as text. */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, radians } from '@tourwright/tour/sphere';
import { viewerScenes } from '@tourwright/viewer/radians';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleImage, sampleTour } from '../../../testing/sample-tour.ts';
import { TextPanel } from './text-panel.tsx';

beforeEach(() => {
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function spot(id: string, kind: string, yaw: number, more: Partial<Hotspot>): Hotspot {
  return { id, kind, position: directionOf(radians(yaw), 0), scale: 1, rotation: 0, ...more };
}

function show(hotspots: Hotspot[]) {
  const brochures = [{ id: 'b1', name: 'House plan', slug: 'plan.pdf' }];
  const tour = sampleTour({ brochures, description: 'By the sea.' });
  const [hall, kitchen] = tour.scenes;
  if (!hall || !kitchen) throw new Error('no scenes');
  const whole = { ...tour, scenes: [{ ...hall, hotspots: [...hall.hotspots, ...hotspots] }, kitchen] };
  const media = Object.fromEntries(
    ['film.webm', 'bell.mp3', 'plan.pdf'].map((slug) => [slug, sampleImage(slug)]),
  );
  const onGo = vi.fn();
  const scenes = viewerScenes(whole, media);
  render(<TextPanel tour={whole} media={media} scenes={scenes} onGo={onGo} onClose={() => undefined} />);
  return { onGo, hall: within(screen.getByRole('region', { name: 'Hall' })), media };
}

test('every scene says its exits and what is in it, in the order in which the visitor reads the scene', async () => {
  const { hall, onGo } = show([
    spot('right', 'info', 30, { text: 'Fireplace' }),
    spot('left', 'info', -30, { text: 'Window', body: 'To the garden.' }),
  ]);
  expect(screen.getByText('By the sea.')).toBeDefined();
  expect(hall.getByText(/Exits:/).textContent).toBe('Exits: Kitchen, ahead');
  const things = hall.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(things).toEqual(['WindowTo the garden.', 'Fireplace', 'Oak floorOiled.Old.']);
  expect(within(screen.getByRole('region', { name: 'Kitchen' })).getByText('No exits.')).toBeDefined();
  await userEvent.click(hall.getByRole('button', { name: 'Look around: Hall' }));
  expect(onGo).toHaveBeenCalledWith(1);
});

test('videos, sounds, documents and pages of other sites can be had without the picture', () => {
  const { hall, media } = show([
    spot('tv', 'video', 0, { text: 'Our film', slug: 'film.webm' }),
    spot('bell', 'audio', 0, { text: 'Bell', slug: 'bell.mp3' }),
    spot('pdf', 'brochure', 0, { text: 'Plan', brochureId: 'b1' }),
    spot('hours', 'embed', 0, { text: 'Opening hours', url: 'https://shop.example/hours' }),
    spot('gone', 'video', 0, { text: 'Lost film', slug: 'gone.webm' }),
  ]);
  const links = hall.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Kitchen', '#scene-2'],
    ['Watch the video Opens in a new tab', media['film.webm']?.url],
    ['Listen to it Opens in a new tab', media['bell.mp3']?.url],
    ['Open the brochure Opens in a new tab', media['plan.pdf']?.url],
    ['Open shop.example Opens in a new tab', 'https://shop.example/hours'],
  ]);
});

test('what has no name is called by what it is, or by whose page', () => {
  const { hall } = show([
    spot('tv', 'video', -60, { slug: 'film.webm' }),
    spot('site', 'web', -50, { url: 'shop.example/a' }),
    spot('album', 'gallery', -40, { pictures: [] }),
  ]);
  const names = hall.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(names.toSorted()).toEqual(['Oak floor', 'Pictures', 'Video', 'shop.example']);
});

test('a tour of many scenes is searched; an exit leads to its scene also when that was not looked for', async () => {
  const tour = sampleTour();
  const [hall, kitchen] = tour.scenes;
  if (!hall || !kitchen) throw new Error('no scenes');
  const more = Array.from({ length: 12 }, (_, index) => ({
    ...kitchen,
    id: 10 + index,
    name: `Room ${index}`,
  }));
  const whole = { ...tour, scenes: [hall, kitchen, ...more] };
  const scenes = viewerScenes(whole, {});
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
  render(
    <TextPanel tour={whole} media={{}} scenes={scenes} onGo={() => undefined} onClose={() => undefined} />,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a scene' }), 'hall');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Kitchen' }));
  expect(scrolled).toHaveBeenCalledWith('scene-2');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kitchen' }));
  expect(screen.getAllByRole('region')).toHaveLength(14);
});

test('what the guided tour says is written down, and reading begins there when it is requested', async () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWelcome.\n\n00:09.000 --> 00:10.000\nGo on.\n';
  vi.stubGlobal('fetch', async () => new Response(vtt));
  const guide = [
    { id: 'a', sceneId: 1, slug: 'bell.mp3', captions: [{ id: 'c', slug: 'en.vtt', language: 'en' }] },
    { id: 'b', sceneId: 2, name: 'The stove', text: 'We cook here.' },
    { id: 'c', sceneId: 2 },
  ];
  const media = { 'en.vtt': sampleImage('en.vtt') };
  const tour = sampleTour({ guide });
  const doNothing = () => undefined;
  render(<TextPanel {...{ tour, media }} scenes={[]} onGo={doNothing} onClose={doNothing} startsAtGuide />);
  const section = within(screen.getByRole('region', { name: 'Guided tour' }));
  expect(document.activeElement).toBe(section.getByRole('heading'));
  expect(await section.findByText('Welcome.')).toBeDefined();
  const stops = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stops).toEqual(['HallWelcome.Go on.', 'The stoveWe cook here.']);
  vi.unstubAllGlobals();
});
