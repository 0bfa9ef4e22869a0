import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayNumbers } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { sampleRow } from '../../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../../testing/show-app.tsx';

/** Sixty days: two views on each of the last thirty, one on each before, a lead on the last. */
const days: DayNumbers[] = Array.from({ length: 60 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 8, 23 + index)).toISOString().slice(0, 10),
  views: index < 30 ? 1 : 2,
  entries: 0,
  leads: index === 59 ? 1 : 0,
  orders: 0,
}));
const limits = { tours: 5, scenes: null, storageBytes: 2e9, members: null, monthlyViews: null };
const usage = { tours: 3, scenes: 38, storageBytes: 1.7e9, members: 1, monthlyViews: 769 };
const lead = {
  id: 'l1',
  tourTitle: 'Maple Lane',
  name: 'Marta Lindqvist',
  email: 'marta@example.com',
  phone: '',
  message: 'Could we see the kitchen?',
  status: 'new',
  createdAt: '2026-11-20T10:42:00.000Z',
};
let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': { items: [sampleRow({ id: 't1', title: 'Maple Lane', status: 'live' })], next: null },
    'GET /api/users/ann': ann,
    'GET /api/overview': { days },
    'GET /api/leads': { items: [lead], next: null, newCount: 3, tours: [] },
    'GET /api/plans': { plans: [{ id: 'starter', name: 'Starter' }] },
    'GET /api/users/ann/plan': { planId: 'starter', limits, usage },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const chart = (name: string) => screen.findByRole('region', { name });

test('numbers say how they do against the days before, and choose what the line shows', async () => {
  showApp('/dashboard');
  const views = await screen.findByRole('button', { name: /^Views/ });
  expect(views.textContent).toBe('Views60100% up from 30');
  expect(views.getAttribute('aria-pressed')).toBe('true');
  const table = within(await chart('Views per day')).getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  // A table alone would make the page as long as its rows.
  expect(table.parentElement?.className).toBe('visually-hidden');
  await userEvent.click(screen.getByRole('button', { name: /^Leads/ }));
  const rows = within(await chart('Leads per day')).getAllByRole('row');
  expect(rows.at(-1)?.textContent).toBe('Nov 2110');
  await userEvent.click(screen.getByRole('button', { name: '7 days' }));
  expect(within(await chart('Leads per day')).getAllByRole('row')).toHaveLength(8);
  expect(screen.getByRole('button', { name: /^Views/ }).textContent).toBe('Views14No change from 14');
});

test('shows what came in, what needs the owner first, and how full the plan is', async () => {
  showApp('/dashboard');
  const leads = within(await screen.findByRole('region', { name: 'Latest leads' }));
  expect(leads.getByRole('link', { name: /Marta Lindqvist/ }).getAttribute('href')).toBe(
    '/dashboard/leads?lead=l1',
  );
  const next = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(next.getByText('Answer 3 new leads')).toBeTruthy();
  expect(next.getByRole('link', { name: 'Open leads' }).getAttribute('href')).toBe('/dashboard/leads');
  const plan = within(await screen.findByRole('region', { name: 'Your plan: Starter' }));
  expect(plan.getByRole('meter', { name: 'Storage' }).getAttribute('aria-valuetext')).toBe('1.7 GB of 2 GB');
  expect(plan.getByText('Almost full. Published tours stay online.')).toBeTruthy();
  expect(plan.queryByText('Scenes')).toBeNull();
});

test('the navigation counts new leads and shows how full the plan is, and the best tours come first', async () => {
  const rows = [
    sampleRow({ id: 't1', title: 'Maple Lane', views: 3 }),
    sampleRow({ id: 't2', title: 'Dune house', views: 1412 }),
  ];
  server.answer({ 'GET /api/tours': { items: rows, next: null } });
  showApp('/dashboard');
  const [nav] = await screen.findAllByRole('navigation', { name: 'Dashboard' });
  expect(await within(nav as HTMLElement).findByRole('link', { name: 'Leads 3 new' })).toBeTruthy();
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }));
  expect(plan.getByText('3 of 5 tours')).toBeTruthy();
  expect(plan.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/payment');
  const top = within(await screen.findByRole('region', { name: 'Top tours' }));
  const links = top.getAllByRole('link').slice(1);
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Dune house.*1,412 views$/),
    expect.stringMatching(/^Maple Lane.*3 views$/),
  ]);
});

test('a shop sees its orders, a home does not', async () => {
  const order = {
    ...{ orderId: 'o1', number: 'AN-1', name: 'Jonas', total: 1250, currency: 'EUR', state: 'ready' },
    lines: [
      { name: 'Lambswool jumper', quantity: 2, pictureUrl: null },
      { name: 'Linen shirt', quantity: 1, pictureUrl: null },
    ],
  };
  const row = sampleRow({ id: 't1', title: 'Atelier' });
  server.answer({
    'GET /api/tours': {
      items: [{ ...row, tourData: { ...row.tourData, tourtype: 'retail' } }],
      next: null,
    },
    'GET /api/orders': { items: [order], next: null, openCount: 1 },
  });
  showApp('/dashboard');
  const orders = within(await screen.findByRole('region', { name: 'Latest orders' }));
  const words = 'AN-1, Jonas2 × Lambswool jumper, 1 × Linen shirt€12.50Ready';
  expect(orders.getByRole('link', { name: words })).toBeTruthy();
  const next = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(next.getByRole('link', { name: 'Open orders' })).toBeTruthy();
  const [side, bar] = await screen.findAllByRole('navigation', { name: 'Dashboard' });
  expect(within(side as HTMLElement).getByRole('link', { name: 'Orders 1 to prepare' })).toBeTruthy();
  // On a phone what is done every day is one tap away; what came in beyond the bar is counted there.
  const inBar = within(bar as HTMLElement);
  expect(inBar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Overview',
    'Tours',
    'Products',
    'Orders 11 to prepare',
  ]);
  expect(inBar.getByRole('button', { name: 'More 3 new leads' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Low stock' })).toBeNull();
});

test('a shop sees what it has little left of, the emptiest first', async () => {
  const row = sampleRow({ id: 't1', title: 'Atelier' });
  const own = (product: object) => ({ tourId: 't1', tourName: 'Atelier', pictureUrl: null, product });
  const variants = [
    { id: 'oat', name: 'Oat', stock: 18 },
    { id: 'forest', name: 'Forest', stock: 9 },
  ];
  server.answer({
    'GET /api/tours': {
      items: [{ ...row, tourData: { ...row.tourData, tourtype: 'retail' } }],
      next: null,
    },
    'GET /api/orders': { items: [], next: null, openCount: 0 },
    'GET /api/users/ann/shop': { sells: 'nothing', lowStock: 3 },
    'GET /api/products': {
      items: [
        own({ id: 'jumper', name: 'Lambswool jumper', variants }),
        own({ id: 'vase', name: 'Vase', stock: 0 }),
        own({ id: 'gift', name: 'Gift card' }),
      ],
      isCut: false,
    },
    'GET /api/tours/t1/stock': { items: [{ productId: 'jumper', variantId: 'forest', count: 2 }], held: [] },
  });
  showApp('/dashboard');
  const low = within(await screen.findByRole('region', { name: 'Low stock' }));
  const entries = low.getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['VaseSold out', 'Lambswool jumperForest2 left']);
  // In a shop that was handed over nobody can order before its new owner said how.
  const next = within(await screen.findByRole('region', { name: 'Next steps' }));
  expect(next.getByText('Say how your shop sells')).toBeTruthy();
  expect(low.getByRole('link', { name: /Forest/ }).getAttribute('href')).toBe(
    '/dashboard?show=products&tour=t1',
  );
});

test('an owner who handed their only shop over still finds the orders that stayed', async () => {
  server.answer({
    'GET /api/products': { items: [], isCut: false },
    'GET /api/orders': { items: [{ orderId: 'o1' }], next: null, openCount: 1 },
  });
  showApp('/profile');
  const [side] = await screen.findAllByRole('navigation', { name: 'Dashboard' });
  expect(await within(side as HTMLElement).findByRole('link', { name: 'Orders 1 to prepare' })).toBeTruthy();
});

test('says when the numbers could not be loaded, and keeps the rest', async () => {
  server.answer({
    'GET /api/overview': () => Response.json({ code: 'forbidden', status: 403 }, { status: 403 }),
  });
  showApp('/dashboard');
  expect(await screen.findByText('The numbers could not be loaded.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Latest leads' })).toBeTruthy();
  server.answer({ 'GET /api/overview': { days } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Views/ })).toBeTruthy();
});
