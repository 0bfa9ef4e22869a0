import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoEntry } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  server = openPretendServer({ 'GET /api/auth/get-session': null, 'GET /api/demos': { items: demos } });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const card = (title: string) => screen.findByRole('article', { name: title });
const liveFrames = () => screen.getAllByTitle(/live preview/).map((frame) => frame.getAttribute('src'));

test('has its title, its subtitle and a way to the contact page', async () => {
  showApp('/explore');
  expect(await screen.findByRole('heading', { level: 1, name: 'Explore Immersive Spaces' })).toBeTruthy();
  expect(screen.getByText('Discover cutting-edge virtual experiences across industries')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Contact' });
  expect(links.every((link) => link.getAttribute('href') === '/contact')).toBe(true);
  expect(document.title).toBe('Explore Immersive Spaces · Tourwright');
});

test('features the first tour, live, with its labels and the way in', async () => {
  showApp('/explore');
  const featured = await screen.findByRole('region', { name: 'Featured tour' });
  expect(within(featured).getByTitle('Maple Lane, live preview').getAttribute('src')).toBe('/embed/d1?ui=0');
  expect(
    within(featured)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['360°', 'VR Ready']);
  expect(within(featured).getByRole('link', { name: 'Experience Now' }).getAttribute('href')).toBe(
    '/welcome/d1',
  );
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
  const toggle = within(await card('Atelier Nord')).getByRole('button', { name: /live in 360°/ });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(liveFrames()).toEqual(['/embed/d1?ui=0', '/embed/d3?ui=0']);
  expect((await card('Atelier Nord')).querySelector('img')).toBeNull();
  await userEvent.click(toggle);
  expect(liveFrames()).toEqual(['/embed/d1?ui=0']);
  expect((await card('Atelier Nord')).querySelector('img')).not.toBeNull();
});

test('keeps two cards live at most: the third stops the first', async () => {
  showApp('/explore');
  for (const title of ['Maple Lane', 'City studio', 'Atelier Nord']) {
    await userEvent.click(within(await card(title)).getByRole('button', { name: /live in 360°/ }));
  }
  const grid = within(screen.getByRole('region', { name: 'Tours' })).getAllByTitle(/live preview/);
  expect(grid.map((frame) => frame.getAttribute('src'))).toEqual(['/embed/d2?ui=0', '/embed/d3?ui=0']);
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
  await userEvent.click(screen.getByRole('button', { name: 'Real estate' }));
  expect(app.address()).toBe('/explore?category=real-estate');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(app.address()).toBe('/explore');
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
  await userEvent.click(retry);
  expect(await card('Maple Lane')).toBeTruthy();
});
