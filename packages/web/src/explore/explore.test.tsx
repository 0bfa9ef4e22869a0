import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoEntry } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPretendServer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';

const demo = (id: string, title: string, category: DemoEntry['category']): DemoEntry => ({
  id,
  title,
  category,
  description: `What ${title} is like.`,
  thumbnail: id === 'd2' ? null : `/media/${id}.jpg`,
});
const demos = [
  demo('d1', 'Maple Lane', 'real-estate'),
  demo('d2', 'City studio', 'real-estate'),
  demo('d3', 'Atelier Nord', 'retail'),
];

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  server = openPretendServer({ 'GET /api/auth/get-session': null, 'GET /api/demos': { items: demos } });
});
afterEach(async () => {
  await closeApp();
  vi.useRealTimers();
  server.close();
});

const card = (title: string) => screen.findByRole('article', { name: title });
const liveFrames = () => screen.queryAllByTitle(/live preview/).map((frame) => frame.getAttribute('src'));
const featuredTour = () => screen.findByRole('region', { name: 'Featured tour' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The page in a frame has come, and its viewer shows something. */
function drawIn(frame: HTMLElement) {
  const page = (frame as HTMLIFrameElement).contentDocument;
  const viewer = page?.createElement('div');
  viewer?.setAttribute('data-tourwright', 'preview');
  // A frame of jsdom stays without a root element.
  if (viewer) (page?.documentElement ?? page)?.append(viewer);
  fireEvent.load(frame);
}
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('has its title, its subtitle and a way to the contact page', async () => {
  showApp('/explore');
  expect(await screen.findByRole('heading', { level: 1, name: 'Explore Immersive Spaces' })).toBeTruthy();
  expect(screen.getByText('Discover cutting-edge virtual experiences across industries')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Contact' });
  expect(links.every((link) => link.getAttribute('href') === '/contact')).toBe(true);
  await waitFor(() => expect(document.title).toBe('Explore Immersive Spaces · Tourwright'));
});

test('features the first tour with its labels and the way in: its picture first, live once the page rests', async () => {
  showApp('/explore');
  const featured = await featuredTour();
  expect(featured.querySelector('img')?.getAttribute('src')).toBe('/media/d1.jpg');
  expect(liveFrames()).toEqual([]);
  expect(
    within(featured)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['360°', 'VR Ready']);
  expect(within(featured).getByRole('link', { name: 'Experience Now' }).getAttribute('href')).toBe(
    '/welcome/d1',
  );
  await wait(5000);
  const frame = within(featured).getByTitle('Maple Lane, live preview');
  expect(frame.getAttribute('src')).toBe('/embed/d1?ui=0');
  // The picture stays until the tour has come.
  expect(featured.querySelector('img')).not.toBeNull();
  drawIn(frame);
  expect(featured.querySelector('img')).toBeNull();
});

test('the featured tour is live at once for who reaches for it', async () => {
  showApp('/explore');
  await user.hover(await featuredTour());
  expect(liveFrames()).toEqual(['/embed/d1?ui=0']);
});

test('waits to be asked where data is to be saved', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  showApp('/explore');
  const featured = await featuredTour();
  await wait(5000);
  expect(liveFrames()).toEqual([]);
  await user.click(within(featured).getByRole('button', { name: 'Look around' }));
  expect(liveFrames()).toEqual(['/embed/d1?ui=0']);
  vi.unstubAllGlobals();
});

test('shows a card for each tour, with a link that opens its welcome page in a new tab', async () => {
  showApp('/explore');
  const shown = await card('City studio');
  expect(shown.textContent).toContain('What City studio is like.');
  const link = within(shown).getByRole('link', { name: /^Explore Tour/ });
  expect(link.getAttribute('href')).toBe('/welcome/d2');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText('3 tours: 2 homes and offices, 1 shop')).toBeTruthy();
});

test('swaps a thumbnail for the live tour and back', async () => {
  showApp('/explore');
  const shown = await card('Atelier Nord');
  const toggle = within(shown).getByRole('button', { name: /live in 360°/ });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(liveFrames()).toEqual(['/embed/d3?ui=0']);
  drawIn(within(shown).getByTitle(/live preview/));
  expect(shown.querySelector('img')).toBeNull();
  await user.click(toggle);
  expect(liveFrames()).toEqual([]);
  expect(shown.querySelector('img')).not.toBeNull();
});

test('keeps two tours live at most: the third stops the first, and the featured one makes room', async () => {
  showApp('/explore');
  await featuredTour();
  await wait(5000);
  expect(liveFrames()).toEqual(['/embed/d1?ui=0']);
  const press = async (title: string) =>
    user.click(within(await card(title)).getByRole('button', { name: /live in 360°/ }));
  await press('Maple Lane');
  expect(liveFrames()).toEqual(['/embed/d1?ui=0', '/embed/d1?ui=0']);
  await press('City studio');
  expect(liveFrames()).toEqual(['/embed/d1?ui=0', '/embed/d2?ui=0']);
  await press('Atelier Nord');
  expect(liveFrames()).toEqual(['/embed/d2?ui=0', '/embed/d3?ui=0']);
  // With room again the featured one continues.
  await press('Atelier Nord');
  expect(liveFrames()).toEqual(['/embed/d1?ui=0', '/embed/d2?ui=0']);
});

test('a tour that the filter hides stops', async () => {
  showApp('/explore');
  await user.click(within(await card('City studio')).getByRole('button', { name: /live in 360°/ }));
  await user.click(screen.getByRole('button', { name: 'Retail' }));
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(liveFrames()).toEqual([]);
});

test('shows a placeholder without a thumbnail, or when it cannot be fetched', async () => {
  showApp('/explore');
  expect((await card('City studio')).querySelector('img')).toBeNull();
  const image = (await card('Atelier Nord')).querySelector('img');
  image?.dispatchEvent(new Event('error'));
  await waitFor(async () => expect((await card('Atelier Nord')).querySelector('img')).toBeNull());
});

test('keeps the category in the address', async () => {
  const app = showApp('/explore?category=retail');
  await card('Atelier Nord');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Real estate' }));
  expect(app.address()).toBe('/explore?category=real-estate');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('2 homes and offices')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(app.address()).toBe('/explore');
});

test('says that the tours are being made, and shows them as they arrive', async () => {
  const [first, second] = demos;
  server.answer({ 'GET /api/demos': { items: [], preparing: 3 } });
  showApp('/explore');
  expect(
    await screen.findByText('The sample tours are being prepared. 3 more appear here in a moment.'),
  ).toBeTruthy();
  server.answer({ 'GET /api/demos': { items: [first, second], preparing: 1 } });
  await wait(2100);
  expect(await screen.findByText('2 tours are ready. One more appears here in a moment.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  // A line that breaks meanwhile takes nothing away.
  server.answer({ 'GET /api/demos': problem(503, 'unavailable') });
  await wait(2100);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  server.answer({ 'GET /api/demos': { items: demos, preparing: 0 } });
  await wait(2100);
  expect(await screen.findByText('3 tours: 2 homes and offices, 1 shop')).toBeTruthy();
});

test('shows the gallery that came with the page, without asking again', async () => {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'gallery-data';
  data.textContent = JSON.stringify({ items: demos, preparing: 0 });
  document.body.append(data);
  showApp('/explore');
  expect(await card('Atelier Nord')).toBeTruthy();
  expect(server.sent.some(({ path }) => path === '/api/demos')).toBe(false);
});

test('says that there are no tours yet, and what to do', async () => {
  server.answer({ 'GET /api/demos': { items: [] } });
  showApp('/explore');
  expect(await screen.findByRole('heading', { name: 'No sample tours here yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start a tour' }).getAttribute('href')).toBe('/signup');
});

test('says that the gallery could not be loaded, and tries again', async () => {
  server.answer({ 'GET /api/demos': problem(500, 'internal') });
  showApp('/explore');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answer({ 'GET /api/demos': { items: demos } });
  await user.click(retry);
  expect(await card('Maple Lane')).toBeTruthy();
});

test('a card shows the facts of its home or shop that the owner has entered', async () => {
  const home = {
    factAddress: 'Lindau',
    factPrice: 45_000_000,
    factCurrency: 'EUR',
    factBeds: 3,
    factYear: 1998,
  };
  const hours = [1, 2].map((day) => ({ day, opens: '09:00', closes: '18:00' }));
  const shop = { factCategories: ['Chairs', 'Lamps'], factHours: hours };
  server.answer({
    'GET /api/demos': {
      items: [
        demos[0],
        { ...demo('d4', 'Lake house', 'real-estate'), facts: home },
        { ...demo('d5', 'Oak', 'retail'), facts: shop },
      ],
    },
  });
  showApp('/explore');
  const factsOf = async (title: string) =>
    within(await card(title))
      .queryAllByRole('listitem')
      .map((item) => item.textContent);
  expect(await factsOf('Lake house')).toEqual(['€450,000', '3 bedrooms']);
  expect(await factsOf('Oak')).toEqual(['Chairs', 'Lamps', 'Mon to Tue: 09:00–18:00']);
  expect(await factsOf('Maple Lane')).toEqual([]);
});
