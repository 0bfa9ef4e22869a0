/** Visits with a link of a tour, on all of a visitor's pages. jsdom has no WebGL: what the picture does is tested in a browser. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretendGraphics } from '../testing/pretend-graphics.ts';
import { pretendObservers } from '../testing/pretend-observers.ts';
import { openPretendServer, type PretendServer, problem, type Sent } from '../testing/pretend-server.ts';
import { sampleImage, sampleTour } from '../testing/sample-tour.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';

let server: PretendServer;
let streams: PretendStream[];
let count = 0;
/** Of a link that no test before has used: passes are remembered. */
let key: string;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

class PretendStream {
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    streams.push(this);
  }
  tell(news: string) {
    act(() => this.onmessage?.({ data: JSON.stringify({ news }) }));
  }
  close() {
    this.readyState = PretendStream.CLOSED;
  }
}

const link = (more: object = {}) => ({ key, isUnbranded: false, controls: null, ...more });
/** What a link answers that asks for something first. */
const unless = (isIn: (sent: Sent) => boolean, code: string, answer: unknown) => (sent: Sent) =>
  isIn(sent) ? answer : problem(403, code);
const hasPass = ({ query }: Sent) => query.get('pass') === 'p1';
const visits = () => server.sent.filter(({ path }) => path === '/api/tours/t1/visits');
const media = (more?: object) => ({
  images: { 't1/hall.jpg': sampleImage('t1/hall.jpg') },
  cover: null,
  link: link(more),
});

beforeEach(() => {
  said.mockClear();
  key = `k${++count}`;
  streams = [];
  window.scrollTo = () => {};
  HTMLCanvasElement.prototype.getContext = pretendGraphics;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('EventSource', PretendStream);
  pretendObservers();
  server = openPretendServer({
    'GET /api/auth/get-session': null,
    'POST /api/events': { accepted: 1 },
    'POST /api/tours/t1/visits': { pass: null },
    'GET /api/tours/t1': sampleTour(),
    'GET /api/tours/t1/media': media(),
    'GET /api/tours/t1/contact-form': { form: null },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The answers of a link with the password `oak`. */
function askForPassword() {
  const needed = 'link_needs_password';
  server.answer({
    'GET /api/tours/t1': unless(hasPass, needed, sampleTour()),
    'GET /api/tours/t1/media': unless(hasPass, needed, media()),
    'POST /api/tours/t1/visits': ({ body }: Sent) =>
      (body as { password?: string }).password === 'oak'
        ? { pass: 'p1' }
        : problem(403, 'wrong_link_password'),
  });
}

test('a link asks for its password, says when it is wrong, and opens the tour with the right one', async () => {
  askForPassword();
  showApp(`/welcome/t1?link=${key}`);
  const field = await screen.findByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Open the tour' }));
  expect(await screen.findByText('Type the password first.')).toBeDefined();
  await userEvent.type(field, 'elm{Enter}');
  expect(await screen.findByText(/This is not the password/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('oak{Enter}');
  const enter = await screen.findByRole('link', { name: 'ENTER TOUR' });
  expect(enter.getAttribute('href')).toBe(`/preview/maple-lane?tourId=t1&alert=true&link=${key}`);
  // The tab has its pass now.
  await userEvent.click(enter);
  expect(await screen.findByRole('button', { name: 'Scenes' })).toBeDefined();
  expect(visits().map(({ body }) => body)).toEqual([{ password: 'elm' }, { password: 'oak' }]);
  expect(said).not.toHaveBeenCalled();
});

test('too many tries, and no answer, are said; what was typed stays', async () => {
  askForPassword();
  server.answer({ 'POST /api/tours/t1/visits': () => problem(429, 'too_many_requests') });
  showApp(`/embed/t1?link=${key}`);
  await userEvent.type(await screen.findByLabelText('Password'), 'elm{Enter}');
  expect(await screen.findByText(/Wait ten minutes/)).toBeDefined();
  server.answer({ 'POST /api/tours/t1/visits': () => Promise.reject(new TypeError('Failed to fetch')) });
  await userEvent.click(screen.getByRole('button', { name: 'Open the tour' }));
  expect(await screen.findByText(/There was no answer/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('elm');
});

test('a link whose visits are counted counts one, and this tab continues with it', async () => {
  server.answer({
    'GET /api/tours/t1': unless(hasPass, 'link_needs_visit', sampleTour()),
    'GET /api/tours/t1/media': unless(hasPass, 'link_needs_visit', media()),
    'POST /api/tours/t1/visits': { pass: 'p1' },
  });
  showApp(`/preview/x?tourId=t1&link=${key}`);
  expect(await screen.findByRole('button', { name: 'Scenes' })).toBeDefined();
  await closeApp();
  showApp(`/preview/x?tourId=t1&link=${key}`);
  expect(await screen.findByRole('button', { name: 'Scenes' })).toBeDefined();
  expect(visits()).toHaveLength(1);
});

test('where nothing is asked, a visit is counted once for a tab', async () => {
  showApp(`/welcome/t1?link=${key}`);
  await userEvent.click(await screen.findByRole('link', { name: 'ENTER TOUR' }));
  expect(await screen.findByRole('button', { name: 'Scenes' })).toBeDefined();
  expect(visits()).toHaveLength(1);
});

test('a visitor in the tour sees that the link has ended, or is asked for its new password', async () => {
  showApp(`/preview/x?tourId=t1&link=${key}`);
  await screen.findByRole('button', { name: 'Scenes' });
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.url).toBe(`/api/tours/t1/visit/live?link=${key}`);
  askForPassword();
  streams[0]?.tell('password');
  await userEvent.type(await screen.findByLabelText('Password'), 'oak{Enter}');
  expect(await screen.findByRole('button', { name: 'Scenes' })).toBeDefined();
  streams.at(-1)?.tell('ended');
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Scenes' })).toBeNull();
  expect(streams.every(({ readyState }) => readyState === PretendStream.CLOSED)).toBe(true);
});

test('what its owner chooses for a link shows in the visits that are open', async () => {
  showApp(`/preview/x?tourId=t1&link=${key}`);
  expect(await screen.findByRole('button', { name: 'Share' })).toBeDefined();
  await waitFor(() => expect(streams).toHaveLength(1));
  server.answer({
    'GET /api/tours/t1/media': media({ isUnbranded: true, controls: ['back', 'fullscreen'] }),
  });
  streams[0]?.tell('changed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Scenes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back one scene' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Close the tour' }).getAttribute('href')).toBe(
    `/welcome/t1?link=${key}`,
  );
});

test.each([
  ['link_ended', 410, 'This link has ended'],
  ['link_unready', 404, 'This tour is not published yet'],
  ['link_for_members', 403, 'This link is for the people who work on this tour'],
])('%s', async (code, status, title) => {
  server.answer({
    'GET /api/tours/t1': () => problem(status, code),
    'GET /api/tours/t1/media': () => problem(status, code),
  });
  showApp(`/preview/x?tourId=t1&link=${key}`);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

test('an unbranded welcome page offers nothing to share', async () => {
  server.answer({ 'GET /api/tours/t1/media': media({ isUnbranded: true }) });
  showApp(`/welcome/t1?link=${key}`);
  await screen.findByRole('link', { name: 'ENTER TOUR' });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
