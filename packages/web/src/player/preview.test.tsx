/** The screens around the viewer. jsdom has no WebGL: what the picture does is tested in a browser. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PretendServer } from '../testing/pretend-server.ts';
import { sampleImage, sampleTour } from '../testing/sample-tour.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';
import { closeVisitedTour, openVisitedTour } from '../testing/visited-tour.ts';

let server: PretendServer;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  said.mockClear();
  server = openVisitedTour();
});
afterEach(() => closeVisitedTour(server));

const arrival = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('the opening scene is announced to screen readers, with its exits', async () => {
  showApp('/preview/maple-lane?tourId=t1');
  expect(await arrival('Hall. 1 exit: Kitchen, ahead.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Go to Kitchen' })).toBeDefined();
});

test('a deep link opens another scene', async () => {
  showApp('/preview/maple-lane?tourId=t1&scene=2&yaw=90');
  expect(await arrival('Kitchen. No exits.')).toBeDefined();
});

test('the hint is shown with alert=true only', async () => {
  showApp('/preview/maple-lane?tourId=t1&alert=true');
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByText('Look around')).toBeNull();
  await closeApp();
  showApp('/preview/maple-lane?tourId=t1');
  await arrival('Hall. 1 exit: Kitchen, ahead.');
  expect(screen.queryByText('Look around')).toBeNull();
});

test('what is closed by a button of its own leaves the keyboard with the picture', async () => {
  answerWithFloors();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  showApp('/preview/maple-lane?tourId=t1&alert=true');
  await arrival('Hall. 1 exit: Kitchen, ahead.');
  const closers = [
    await screen.findByRole('button', { name: 'Got it' }),
    within(await screen.findByRole('region', { name: 'Floor plan' })).getByRole('button', { name: 'Close' }),
  ];
  for (const closer of closers) {
    closer.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(closer.isConnected).toBe(false));
    expect(document.activeElement?.tagName).toBe('CANVAS');
    await userEvent.tab();
  }
});

test('ui=0 leaves nothing but the panorama', async () => {
  showApp('/preview/maple-lane?tourId=t1&ui=0&alert=true');
  await arrival('Hall. 1 exit: Kitchen, ahead.');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('ui=hotspots leaves the panorama and its hotspots, in the preview and framed', {
  tags: 'long',
}, async () => {
  for (const address of ['/preview/maple-lane?tourId=t1&ui=hotspots', '/embed/t1?ui=hotspots']) {
    showApp(address);
    const note = await screen.findByRole('button', { name: 'Oak floor' });
    const buttons = screen.getAllByRole('button');
    expect(buttons.every((button) => button.hasAttribute('data-hotspot-id'))).toBe(true);
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(note);
    expect(await screen.findByRole('dialog', { name: 'Oak floor' })).toBeDefined();
    await closeApp();
  }
});

test('a note opens beside the picture; Escape closes it and focus goes back', async () => {
  showApp('/preview/maple-lane?tourId=t1');
  const note = await screen.findByRole('button', { name: 'Oak floor' });
  await userEvent.click(note);
  const panel = await screen.findByRole('dialog', { name: 'Oak floor' });
  expect(within(panel).getAllByText(/Oiled|Old/)).toHaveLength(2);
  expect(note.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(note);
});

test("the browser's Back closes the scene list before anything else", async () => {
  showApp('/preview/maple-lane?tourId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Scenes' }));
  expect(await screen.findByRole('dialog', { name: 'Scenes' })).toBeDefined();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the scene list leads to every scene, and back leads back', async () => {
  showApp('/preview/maple-lane?tourId=t1');
  const back = await screen.findByRole('button', { name: 'Back one scene' });
  expect(back.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Scenes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kitchen' }));
  expect(await arrival('Kitchen. No exits.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Back one scene' }));
  expect(await arrival('Hall. 1 exit: Kitchen, ahead.')).toBeDefined();
});

test('a scene without a picture says so, the first one too, and there is nothing to try again', async () => {
  showApp('/preview/maple-lane?tourId=t1');
  expect((await screen.findByRole('alert')).textContent).toBe('Hall has no picture yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Scenes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kitchen' }));
  await arrival('Kitchen. No exits.');
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toBe('Kitchen has no picture yet.');
  expect(within(notice).queryByRole('button')).toBeNull();
});

test('full screen that the browser refuses is said, and is not offered where there is none', async () => {
  Object.assign(document, { fullscreenEnabled: true });
  showApp('/preview/maple-lane?tourId=t1');
  await arrival('Hall. 1 exit: Kitchen, ahead.');
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  await closeApp();
  Object.assign(Element.prototype, { requestFullscreen: () => Promise.reject(new TypeError('No')) });
  showApp('/preview/maple-lane?tourId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This browser does not allow full screen here.',
  );
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

test('in data saving mode no sound plays before it is requested', async () => {
  const slug = 't1/audio/rain.mp3';
  server.answer({
    'GET /api/tours/t1': sampleTour({ audio: [{ id: 'a', name: 'Rain', slug }] }),
    'GET /api/tours/t1/media': { images: { [slug]: { ...sampleImage(slug), url: '/media/rain.mp3' } } },
  });
  Object.assign(navigator, { connection: { saveData: true } });
  showApp('/preview/maple-lane?tourId=t1');
  expect(await screen.findByRole('button', { name: 'Sound on' })).toBeDefined();
  await closeApp();
  Reflect.deleteProperty(navigator, 'connection');
  showApp('/preview/maple-lane?tourId=t1');
  expect(await screen.findByRole('button', { name: 'Sound off' })).toBeDefined();
});

const floorPlans = [
  {
    id: 'eg',
    name: 'Ground floor',
    slug: 't1/floor-plans/eg.webp',
    pins: [{ sceneId: 2, x: 0.2, y: 0.2, heading: 0 }],
  },
  {
    id: 'og',
    name: 'Upper floor',
    slug: 't1/floor-plans/og.webp',
    pins: [{ sceneId: 1, x: 0.5, y: 0.5, heading: 90 }],
  },
];

function answerWithFloors(): void {
  const tour = sampleTour({ floorPlans });
  const attic = { ...tour.scenes[1], id: 3, name: 'Attic', hotspots: [] };
  const images = Object.fromEntries(floorPlans.map(({ slug }) => [slug, sampleImage(slug)]));
  server.answer({
    'GET /api/tours/t1': { ...tour, scenes: [...tour.scenes, attic] },
    'GET /api/tours/t1/media': { images },
  });
}

test('the scene list goes floor by floor, begins at the current scene, and follows the arrow keys', async () => {
  answerWithFloors();
  showApp('/preview/maple-lane?tourId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Scenes' }));
  const list = within(await screen.findByRole('dialog', { name: 'Scenes' }));
  const headings = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Ground floor', 'Upper floor', 'Other scenes']);
  const upper = within(list.getByRole('region', { name: 'Upper floor' }));
  expect(document.activeElement).toBe(upper.getByRole('button', { name: 'Hall, you are here' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(list.getByRole('button', { name: 'Attic' }));
  await userEvent.keyboard('{Home}{Enter}');
  expect(await arrival('Kitchen. No exits.')).toBeDefined();
});

test('muted sound stays muted the next time', async () => {
  const audio = [{ id: 'birds', name: 'Birds', slug: 't1/audio/birds.mp3' }];
  server.answer({
    'GET /api/tours/t1': sampleTour({ audio }),
    'GET /api/tours/t1/media': { images: { 't1/audio/birds.mp3': sampleImage('t1/audio/birds.mp3') } },
  });
  showApp('/preview/maple-lane?tourId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Sound off' }));
  await closeApp();
  showApp('/preview/maple-lane?tourId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Sound on' }));
  expect(await screen.findByRole('button', { name: 'Sound off' })).toBeDefined();
});

test('a link to a scene without a picture says so and stays', async () => {
  showApp('/preview/maple-lane?tourId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Go to Kitchen' }));
  expect(await screen.findByText('Kitchen has no picture yet.')).toBeDefined();
  expect(await arrival('Hall. 1 exit: Kitchen, ahead.')).toBeDefined();
});

test('a tour that is not there is said and logged', async () => {
  showApp('/preview/x?tourId=nobody');
  expect(await screen.findByRole('heading', { name: 'This tour is not here' })).toBeDefined();
  await waitFor(() => expect(said).toHaveBeenCalledWith('No tour found with the given ID.'));
});

test('a tour without scenes says so', async () => {
  server.answer({ 'GET /api/tours/t1': sampleTour({ scenes: [] }) });
  showApp('/preview/x?tourId=t1');
  expect(await screen.findByRole('heading', { name: 'This tour has no scenes yet' })).toBeDefined();
});

test('a framed tour puts nothing into the history of its host', async () => {
  showApp('/embed/t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Scenes' }));
  expect(await screen.findByRole('dialog', { name: 'Scenes' })).toBeDefined();
  expect(history.state?.panel).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Open the tour in its own window' })).toBeDefined();
});

test('out of a frame the tour opens in the scene that one is in', async () => {
  showApp('/embed/t1?scene=2');
  await arrival('Kitchen. No exits.');
  const out = await screen.findByRole('link', { name: 'Open the tour in its own window' });
  fireEvent.pointerDown(out);
  const query = new URL((out as HTMLAnchorElement).href).searchParams;
  expect([query.get('tourId'), query.get('scene')]).toEqual(['t1', '2']);
  expect(query.has('yaw')).toBe(true);
});

test('a scene with other images of the same spot offers them by name', async () => {
  const tour = sampleTour();
  const [hall, kitchen] = tour.scenes;
  const variants = [{ id: 'evening', name: 'Evening', slug: 't1/evening.jpg' }];
  server.answer({
    'GET /api/tours/t1': { ...tour, scenes: [{ ...hall, variantName: 'Day', variants }, kitchen] },
  });
  showApp('/preview/maple-lane?tourId=t1');
  const evening = await screen.findByRole('button', { name: 'Evening' });
  expect(screen.getByRole('button', { name: 'Day' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(evening);
  expect(evening.getAttribute('aria-pressed')).toBe('true');
});

test('the plan shows the floor that one is on, and leads to the scenes on it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  answerWithFloors();
  showApp('/preview/maple-lane?tourId=t1');
  const plan = within(await screen.findByRole('region', { name: 'Floor plan' }));
  expect(plan.getByRole('button', { name: 'Upper floor' }).getAttribute('aria-pressed')).toBe('true');
  expect(plan.getByRole('button', { name: 'Hall, you are here' })).toBeDefined();
  await userEvent.click(plan.getByRole('button', { name: 'Ground floor' }));
  await userEvent.click(plan.getByRole('button', { name: 'Kitchen' }));
  expect(await arrival('Kitchen. No exits.')).toBeDefined();
});
