/** What an owner's form asks for, and what comes of it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactForm } from '../testing/lead-access.ts';
import { openLeadServer } from './testing/lead-server.ts';

let leads: Awaited<ReturnType<typeof openLeadServer>>;

beforeAll(async () => {
  leads = await openLeadServer();
});
afterAll(() => leads.server.close());
beforeEach(() => leads.reset());

test('an owner who takes no messages gets none', async () => {
  await leads.change({ ...contactForm, isOn: false });
  const form = await leads.server.app.inject({
    method: 'GET',
    url: `/api/tours/${leads.tourId}/contact-form`,
  });
  expect(form.json()).toEqual({ form: null, agent: null });
  expect((await leads.write()).statusCode).toBe(404);
});

test('new words to agree to have the next version; what was agreed to stays with the lead', async () => {
  await leads.write();
  const form = { ...contactForm, consent: 'Novak Homes may answer me.' };
  await leads.change(form);
  await leads.write();
  const [second, first] = (await leads.inbox()).items;
  expect([first.consent, second.consent]).toEqual([contactForm.consent, form.consent]);
  expect(second.consentVersion).toBe(first.consentVersion + 1);
});

test("an owner's own fields are in the form, and their answers are stored with their labels", async () => {
  const fields = [
    { id: 'when', label: 'When would you move in?', kind: 'line', isRequired: false },
    { id: 'pets', label: 'Pets', kind: 'choice', isRequired: true, options: ['None', 'A cat'] },
  ];
  const own = { ...contactForm, asksName: 'no', asksMessage: 'optional', fields };
  expect((await leads.change({ ...own, mail: 'each' })).statusCode).toBe(200);
  const said = { name: '', message: '' };
  const paths = async (answers: object[]) => {
    const { errors } = (await leads.write({ ...said, answers })).json();
    return (errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
  };
  expect(await paths([])).toEqual(['answers.pets value_needed']);
  expect(await paths([{ id: 'pets', value: 'A crocodile' }])).toEqual(['answers.pets not_offered']);
  const answers = [
    { id: 'pets', value: 'A cat' },
    { id: 'gone', value: 'x' },
  ];
  expect((await leads.write({ ...said, answers })).statusCode).toBe(201);
  await leads.change({ ...own, fields: [] });
  const [lead] = (await leads.inbox('?search=a%20cat')).items;
  expect(lead).toMatchObject({ name: '', message: '', answers: [{ label: 'Pets', value: 'A cat' }] });
  expect((await leads.ask('GET', '/api/leads.csv')).body).toContain('Pets: A cat');
  await leads.server.work();
  await expect
    .poll(() => leads.mail.sent.find(({ subject }) => subject.startsWith('marta@example.com wrote'))?.text)
    .toContain('Pets: A cat');
});

test('a visitor says when they would like to visit; a time that is over is refused by its field', async () => {
  expect((await leads.change({ ...contactForm, mail: 'each', asksTime: 'required' })).statusCode).toBe(200);
  const faults = async (wish: object | null) => (await leads.write({ wish })).json().errors;
  expect(await faults(null)).toMatchObject([{ path: 'wish', code: 'value_needed' }]);
  const wish = { at: '2126-05-04T08:00:00.000Z', timeZone: 'Europe/Berlin' };
  expect(await faults({ ...wish, at: '2020-05-04T08:00:00.000Z' })).toMatchObject([
    { path: 'wish', code: 'moment_passed' },
  ]);
  expect(await faults({ ...wish, timeZone: 'Mars/Base' })).toMatchObject([
    { path: 'wish', code: 'invalid_value' },
  ]);
  expect((await leads.write({ name: 'Wanda', wish })).statusCode).toBe(201);
  expect((await leads.inbox('?search=wanda')).items).toMatchObject([{ wish }]);
  await leads.server.work();
  await expect
    .poll(() => leads.mail.sent.find(({ subject }) => subject.startsWith('Wanda wrote'))?.text)
    .toMatch(/Would like to visit: Saturday, May 4, 2126.*10:00/);
  const mail = leads.mail.sent.find(({ subject }) => subject.startsWith('Wanda wrote'));
  const file = mail?.attachments?.[0]?.content.toString() ?? '';
  // Held in the owner's calendar, which writes to nobody, until the visit is set.
  for (const line of ['STATUS:TENTATIVE', 'SEQUENCE:0', 'DTSTART:21260504T080000Z'])
    expect(file).toContain(line);
  expect(file).not.toContain('ATTENDEE');
  await leads.change({ ...contactForm, asksTime: 'no' });
  await leads.write({ name: 'Nora', wish });
  expect((await leads.inbox('?search=nora')).items).toMatchObject([{ wish: null }]);
});

test('a form that leaves no way to answer is refused', async () => {
  const form = { ...contactForm, asksEmail: 'optional', asksPhone: 'optional' };
  const answer = await leads.change(form);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path: 'asksEmail' }]);
});

test('a form that an earlier release stored asks as it did then', async () => {
  const { pool } = leads.server.services.database;
  const {
    asksName: _,
    asksEmail: __,
    asksMessage: ___,
    fields: ____,
    ...old
  } = contactForm as never as Record<string, unknown>;
  await pool.query('update contact_forms set form = $1', [JSON.stringify(old)]);
  expect((await leads.write({ name: '' })).statusCode).toBe(400);
  expect((await leads.write()).statusCode).toBe(201);
});
