import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';

const operator = {
  name: 'Exampleton Tours Ltd',
  address: ['4 Station Road', '10000 Exampleton'],
  phone: null,
  hours: null,
  law: 'Austrian law; courts of Exampleton',
};
const nobody = { name: null, address: [], phone: null, hours: null, law: null };
const keeps = { eventDays: 45, exportDays: 3 };
let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({ 'GET /api/auth/get-session': null });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test('the privacy policy names who is responsible, their law, and for how long this server keeps visits', async () => {
  server.answer({ 'GET /api/contact': { email: 'help@example.com', operator, keeps, stamp: 's' } });
  showApp('/policy');
  expect(await screen.findByText(/After 45 days only the sums of each day are left/)).toBeTruthy();
  expect(screen.getByText(/An export can be downloaded for 3 days/)).toBeTruthy();
  for (const line of ['Exampleton Tours Ltd', '4 Station Road', '10000 Exampleton'])
    expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'help@example.com' })).toBeTruthy();
  expect(screen.getByText(/Austrian law; courts of Exampleton/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/profile');
});

test.each(['/policy', '/terms'])('%s leads to the contact form where no operator is named', async (path) => {
  server.answer({ 'GET /api/contact': { email: null, operator: nobody, keeps, stamp: 's' } });
  showApp(path);
  const ask = await screen.findByRole('link', { name: /^ask them$/i });
  expect(ask.getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('heading', { name: 'Law and courts' })).toBeNull();
});

test('the terms name who runs the service, their law, and where the plans are listed', async () => {
  server.answer({ 'GET /api/contact': { email: null, operator, keeps, stamp: 's' } });
  showApp('/terms');
  expect(await screen.findByText('Exampleton Tours Ltd')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Law and courts' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'plans and prices' }).getAttribute('href')).toBe('/payment');
});
