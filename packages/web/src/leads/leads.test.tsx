import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactForm, Lead } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

const form: ContactForm = {
  isOn: false,
  name: 'Ann',
  phone: '',
  email: '',
  whatsApp: '',
  bookingUrl: '',
  asksName: 'required',
  asksEmail: 'required',
  asksPhone: 'optional',
  asksMessage: 'required',
  asksTime: 'no',
  fields: [],
  gateAfter: null,
  consent: 'You may answer me.',
  mail: 'each',
};
const marta: Lead = {
  id: 'l1',
  tourId: 't1',
  tourTitle: 'Maple Lane',
  name: 'Marta Lindqvist',
  email: 'marta@example.com',
  phone: '',
  message: 'Could we see the <b>kitchen</b>?',
  wish: null,
  answers: [{ label: 'Pets', value: 'A cat' }],
  status: 'new',
  notes: '',
  assigneeId: null,
  sceneId: 7,
  view: { yaw: 10, pitch: 0, hfov: 75 },
  path: [
    { id: 3, name: 'Hall' },
    { id: 7, name: 'Kitchen' },
  ],
  locale: 'en',
  consent: 'You may answer me.',
  consentVersion: 1,
  createdAt: '2026-11-20T10:42:00.000Z',
};

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  const members = [{ id: ann.id, name: 'Ann' }];
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': { items: [sampleRow({ id: 't1', title: 'Maple Lane' })], next: null },
    'GET /api/users/ann': ann,
    'GET /api/users/ann/contact-form': form,
    'GET /api/leads': { items: [marta], next: null, newCount: 1, tours: [] },
    'GET /api/leads/l1': { lead: marta, members, replies: [], meeting: null },
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeApp();
  server.close();
});

const bodies = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path).map(({ body }) => body);

test('where the form is off it says so, and turns it on', async () => {
  server.answer({
    'GET /api/leads': { items: [], next: null, newCount: 0, tours: [] },
    'PATCH /api/users/ann/contact-form': ({ body }: { body: unknown }) => body,
  });
  showApp('/dashboard/leads');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Set up the contact form' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contact form' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Visitors can write to me' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), 'ann');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(bodies('PATCH', '/api/users/ann/contact-form')).toEqual([]);
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'E-mail' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), '@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  expect(bodies('PATCH', '/api/users/ann/contact-form')).toMatchObject([
    { isOn: true, email: 'ann@example.com' },
  ]);
});

test('an owner chooses what visitors are asked, with questions of their own', async () => {
  server.answer({ 'PATCH /api/users/ann/contact-form': ({ body }: { body: unknown }) => body });
  showApp('/dashboard/leads');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Contact form' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact form' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'E-mail address' }), 'Optional');
  await user.click(dialog.getByRole('button', { name: 'Add a question' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Question' }));
  await user.click(dialog.getByRole('button', { name: /^Remove/ }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add a question' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Question' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Answered with' }), 'A choice');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/Require the e-mail address or the telephone/)).toBeTruthy();
  expect(dialog.getByText('Write your question.')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Telephone number' }), 'Required');
  await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Pets');
  await user.type(dialog.getByRole('textbox', { name: /Choices/ }), 'None{Enter}A cat{Enter}');
  await user.click(dialog.getByRole('checkbox', { name: 'Has to be answered' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => bodies('PATCH', '/api/users/ann/contact-form')).toHaveLength(1);
  expect(bodies('PATCH', '/api/users/ann/contact-form')).toMatchObject([
    {
      asksEmail: 'optional',
      asksPhone: 'required',
      fields: [{ label: 'Pets', kind: 'choice', isRequired: true, options: ['None', 'A cat'] }],
    },
  ]);
});

test('opens a message with where it was written, as text and never as markup', async () => {
  showApp('/dashboard/leads');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Marta Lindqvist/ }));
  const open = await screen.findByRole('article', { name: 'Marta Lindqvist' });
  expect(within(open).getByText('Could we see the <b>kitchen</b>?')).toBeTruthy();
  expect(within(open).getByText('Kitchen, written from here')).toBeTruthy();
  expect(within(open).getByText('A cat')).toBeTruthy();
  const view = within(open).getByRole('link', { name: 'Open this view' });
  expect(view.getAttribute('href')).toBe('/preview/maple-lane?tourId=t1&scene=7&yaw=10&pitch=0&hfov=75');
  const reply = within(open).getByRole('link', { name: 'Use my own mail program' });
  expect(reply.getAttribute('href')).toContain('mailto:marta%40example.com?subject=Your%20message');
});

test('where there is room beside the list the first message is open, and the list is narrowed by status', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  showApp('/dashboard/leads');
  const open = await screen.findByRole('article', { name: 'Marta Lindqvist' });
  expect(within(open).getByText('Could we see the <b>kitchen</b>?')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Marta Lindqvist/ }).ariaCurrent).toBe('true');
  server.answer({ 'GET /api/leads': { items: [], next: null, newCount: 1, tours: [] } });
  const closed = screen.getByRole('button', { name: 'Closed' });
  await userEvent.click(closed);
  expect(closed.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => screen.queryByRole('article')).toBeNull();
});

test('the list of one tour is kept in the address, and its search, messages and CSV stay within it', async () => {
  const tours = [
    { id: 't2', title: 'Elm Court' },
    { id: 't1', title: 'Maple Lane' },
  ];
  server.answer({ 'GET /api/leads': { items: [marta], next: null, newCount: 1, tours } });
  showApp('/dashboard/leads');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tour' }), 'Maple Lane');
  await user.type(screen.getByRole('searchbox', { name: 'Search leads' }), 'kitchen');
  await expect
    .poll(() =>
      server.sent
        .filter(({ path }) => path === '/api/leads')
        .at(-1)
        ?.query.toString(),
    )
    .toBe('search=kitchen&tourId=t1');
  const csv = screen.getByRole('link', { name: 'Download these leads as CSV' });
  expect(csv.getAttribute('href')).toBe('/api/leads.csv?search=kitchen&tourId=t1');
  const open = screen.getByRole('link', { name: /Marta Lindqvist/ });
  expect(open.getAttribute('href')).toBe('/dashboard/leads?tour=t1&lead=l1');
  await user.click(open);
  await user.click(await screen.findByRole('link', { name: 'All leads' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tour' }).value).toBe('t1');
});

test('an answer is mailed once; one that could not be sent stays in its field', async () => {
  let isAway = true;
  const sent = { id: 'r1', authorName: 'Ann Lee', text: 'Yes', createdAt: '2026-11-21T10:00:00.000Z' };
  server.answer({ 'POST /api/leads/l1/replies': () => (isAway ? noAnswer() : sent) });
  showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  const field = (await screen.findByRole('textbox', {
    name: 'Answer Marta Lindqvist',
  })) as HTMLTextAreaElement;
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(screen.getByText('Write your answer.')).toBeTruthy();
  await user.type(field, 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/^Not sent; what you wrote is still here/)).toBeTruthy();
  isAway = false;
  const members = [{ id: ann.id, name: 'Ann' }];
  server.answer({ 'GET /api/leads/l1': { lead: marta, members, replies: [sent], meeting: null } });
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await expect.poll(() => field.value).toBe('');
  const answers = within(screen.getByRole('region', { name: 'Answers' }));
  expect(await answers.findByText('Ann Lee')).toBeTruthy();
  const [first, second] = bodies('POST', '/api/leads/l1/replies');
  expect(first).toEqual(second);
});

test('keeps status and notes; notes that could not be saved stay in their field', async () => {
  let isAway = true;
  server.answer({
    'PATCH /api/leads/l1': ({ body }: { body: object }) => (isAway ? noAnswer() : { ...marta, ...body }),
  });
  showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'Call back');
  await user.tab();
  expect(await screen.findByText(/^Not saved\./)).toBeTruthy();
  expect((notes as HTMLTextAreaElement).value).toBe('Call back');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const open = screen.getByRole('article', { name: 'Marta Lindqvist' });
  await user.selectOptions(within(open).getByRole('combobox', { name: 'Status' }), 'answered');
  await expect.poll(() => bodies('PATCH', '/api/leads/l1').at(-1)).toEqual({ status: 'answered' });
});

test('a message is given to another who works on the tour, and the list says who has it', async () => {
  const karim = { id: 'karim', name: 'Karim Bello' };
  let lead: Lead = marta;
  server.answer({
    'GET /api/leads': () => ({
      items: [{ ...lead, assigneeName: lead.assigneeId === null ? null : karim.name }],
      next: null,
      newCount: 1,
      tours: [],
    }),
    'GET /api/leads/l1': () => ({
      lead,
      members: [{ id: ann.id, name: 'Ann' }, karim],
      replies: [],
      meeting: null,
    }),
    'PATCH /api/leads/l1': ({ body }: { body: unknown }) => {
      lead = { ...lead, ...(body as Partial<Lead>) };
      return lead;
    },
  });
  showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  const answeredBy = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Answered by' });
  expect(answeredBy.selectedOptions[0]?.text).toBe('Nobody yet');
  await user.selectOptions(answeredBy, 'Karim Bello');
  expect(await screen.findByText('Maple Lane, for Karim Bello')).toBeTruthy();
  await user.selectOptions(answeredBy, 'Nobody yet');
  await waitFor(() => expect(screen.queryByText('Maple Lane, for Karim Bello')).toBeNull());
  expect(bodies('PATCH', '/api/leads/l1')).toEqual([{ assigneeId: 'karim' }, { assigneeId: null }]);
});

test('deletes for good only after asking', async () => {
  server.answer({ 'DELETE /api/leads/l1': { id: 'l1', deleted: true } });
  const app = showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete what Marta Lindqvist wrote?' });
  expect(bodies('DELETE', '/api/leads/l1')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await expect.poll(() => app.address()).toBe('/dashboard/leads');
});

test('says when the leads cannot be loaded, and tries again', async () => {
  server.answer({
    'GET /api/leads': () => Response.json({ code: 'forbidden', status: 403 }, { status: 403 }),
  });
  showApp('/dashboard/leads');
  expect(await screen.findByRole('heading', { name: 'Your leads could not be loaded' })).toBeTruthy();
  server.answer({ 'GET /api/leads': { items: [marta], next: null, newCount: 1, tours: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Marta Lindqvist/ })).toBeTruthy();
});

test('a message shows the scene where it was written', async () => {
  server.answer({
    'GET /api/tours/t1': { id: 't1', scenes: [{ id: 7, name: 'Kitchen', slug: 't1/kitchen.jpg' }] },
    'GET /api/tours/t1/media': { images: { 't1/kitchen.jpg': { thumbnail: '/kitchen.jpg' } }, cover: null },
  });
  showApp('/dashboard/leads?lead=l1');
  const place = await screen.findByText('Maple Lane', { selector: 'aside span' });
  const shown = () => place.parentElement?.querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(shown()).toBe('/kitchen.jpg'));
});
