import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';

let server: PretendServer;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  said.mockClear();
  window.scrollTo = () => {};
  server = openPretendServer({
    'GET /api/auth/get-session': null,
    'POST /api/events': { accepted: 1 },
    'GET /api/tours/t1/media': { images: {}, cover: null },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const events = () => server.sent.filter(({ path }) => path === '/api/events').map(({ body }) => body);
const cover = () => document.querySelector('main img');

test('a real-estate tour says the words of the specification', async () => {
  server.answer({ 'GET /api/tours/t1': sampleTour({ description: 'Sage walls.' }) });
  showApp('/welcome/t1');
  expect(await screen.findByRole('heading', { name: 'Maple Lane' })).toBeDefined();
  expect(screen.getByText('Welcome to the tour.')).toBeDefined();
  expect(screen.getByText('Sage walls.')).toBeDefined();
  const enter = screen.getByRole('link', { name: 'ENTER TOUR' });
  expect(enter.getAttribute('href')).toBe('/preview/maple-lane?tourId=t1&alert=true');
});

test('shows the facts of a home or a shop that its owner has entered', async () => {
  const facts = { factAddress: '12 Maple Lane', factPrice: 45_000_000, factCurrency: 'EUR', factBeds: 3 };
  server.answer({ 'GET /api/tours/t1': sampleTour(facts) });
  showApp('/welcome/t1');
  const list = await screen.findByRole('list', { name: 'Facts' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    '12 Maple Lane',
    '€450,000',
    '3 bedrooms',
  ]);
});

test('every other type is a store, and without a description it has the default one', async () => {
  server.answer({ 'GET /api/tours/t1': sampleTour({ tourtype: 'retail' }) });
  showApp('/welcome/t1');
  expect(await screen.findByText('Welcome to the store.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ENTER STORE' })).toBeDefined();
  const text = 'Your go-to spot for the latest styles, bold designs, and everyday inspiration.';
  expect(screen.getByText(text)).toBeDefined();
});

const start = {
  src: '/media/k/1/view/plain.jpg',
  sources: [
    { type: 'image/avif', media: '(min-width: 1px)', sizes: '100vw', srcset: '/media/k/1/view/a.avif 1280w' },
  ],
};

test('the background is the cover in the size of the screen', async () => {
  server.answer({
    'GET /api/tours/t1': sampleTour(),
    'GET /api/tours/t1/media': { images: {}, cover: start },
  });
  showApp('/welcome/t1');
  await screen.findByText('Welcome to the tour.');
  expect(cover()?.getAttribute('src')).toBe(start.src);
  expect(document.querySelector('main source')?.getAttribute('srcset')).toBe(start.sources[0]?.srcset);
  expect(said).not.toHaveBeenCalled();
});

test('a thumbnail that cannot be fetched is logged and replaced', async () => {
  server.answer({
    'GET /api/tours/t1': sampleTour({ thumbnail: 't1/Thumbnail/front.jpg' }),
    'GET /api/tours/t1/media': { images: {}, cover: { src: '/media/k/1/front.jpg', sources: [] } },
  });
  showApp('/welcome/t1');
  await screen.findByText('Welcome to the tour.');
  expect(cover()?.getAttribute('src')).toBe('/media/k/1/front.jpg');
  fireEvent.error(cover()!);
  await waitFor(() => expect(cover()?.getAttribute('src')).toContain('default-cover'));
  expect(said).toHaveBeenCalledWith('Error fetching data:', 'thumbnail /media/k/1/front.jpg');
});

test('a thumbnail without a file is logged and replaced', async () => {
  server.answer({
    'GET /api/tours/t1': sampleTour({ thumbnail: 't1/Thumbnail/gone.jpg' }),
    'GET /api/tours/t1/media': { images: {}, cover: null },
  });
  showApp('/welcome/t1');
  await screen.findByText('Welcome to the tour.');
  expect(cover()?.getAttribute('src')).toContain('default-cover');
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith('Error fetching data:', 'thumbnail t1/Thumbnail/gone.jpg'),
  );
});

test('a tour that is not there shows nothing and is logged', async () => {
  showApp('/welcome/nobody');
  await waitFor(() => expect(said).toHaveBeenCalledWith('No data found for the given tourId'));
  expect(document.querySelector('main')?.textContent).toBe('');
  expect(events()).toEqual([]);
});

test('the visit and the click are sent with all their parameters', async () => {
  server.answer({ 'GET /api/tours/t1': sampleTour() });
  showApp('/welcome/t1');
  await userEvent.click(await screen.findByRole('link', { name: 'ENTER TOUR' }));
  const common = { tour_id: 't1', tour_name: 'Maple Lane', tour_type: 'real-estate' };
  await waitFor(() =>
    expect(events()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'page_view', ...common }),
        expect.objectContaining({ name: 'tour_welcome_page_view', ...common }),
        expect.objectContaining({ name: 'enter_tour_button_click', ...common, button_text: 'ENTER TOUR' }),
      ]),
    ),
  );
  for (const event of events()) {
    expect(event).toHaveProperty('page_path');
    expect(event).toHaveProperty('page_title', 'Maple Lane · Tourwright');
  }
});

test('a connection that fails is said, and can be tried again', async () => {
  server.answer({ 'GET /api/tours/t1': () => Promise.reject(new TypeError('Failed to fetch')) });
  showApp('/welcome/t1');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(said).toHaveBeenCalledWith('Error fetching data:', expect.anything());
  server.answer({ 'GET /api/tours/t1': sampleTour() });
  await userEvent.click(retry);
  expect(await screen.findByText('Welcome to the tour.')).toBeDefined();
});

test('the owner is written to from the welcome page too, where they take messages', async () => {
  server.answer({
    'GET /api/tours/t1': sampleTour({ activity: 'published' }),
    'GET /api/tours/t1/contact-form': {
      form: {
        ...{
          name: 'Ines Novak',
          phone: '',
          email: '',
          whatsApp: '',
          bookingUrl: '',
          fields: [],
          gateAfter: null,
        },
        ...{
          asksName: 'required',
          asksEmail: 'required',
          asksPhone: 'no',
          asksMessage: 'required',
          asksTime: 'no',
        },
        ...{ consent: 'You may answer me.', consentVersion: 1, stamp: 'first' },
      },
    },
    'POST /api/tours/t1/leads': Response.json({ id: 'l1' }, { status: 201 }),
  });
  showApp('/welcome/t1');
  await screen.findByRole('heading', { name: 'Maple Lane' });
  fireEvent.pointerMove(window);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Contact' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Is it still there?');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Marta');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.click(screen.getByRole('checkbox', { name: 'You may answer me.' }));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeDefined();
  const sent = server.sent.find(({ path }) => path === '/api/tours/t1/leads');
  expect(sent?.body).toMatchObject({ message: 'Is it still there?', sceneId: null, path: [] });
});
