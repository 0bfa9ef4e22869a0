import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownContactForm } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { ContactContent } from './contact-content.tsx';

const form: ShownContactForm = {
  name: 'Ines Novak',
  phone: '+43 1 234',
  email: '',
  whatsApp: '',
  bookingUrl: 'https://cal.example/ines',
  asksName: 'required',
  asksEmail: 'required',
  asksPhone: 'optional',
  asksMessage: 'required',
  asksTime: 'no',
  fields: [],
  gateAfter: null,
  consent: 'Novak Homes may answer me.',
  consentVersion: 1,
  stamp: 'first',
};

let server: PretendServer;
let count = 0;
beforeEach(() => {
  server = openPretendServer({});
});
afterEach(() => server.close());

function open() {
  count += 1;
  const tourId = `t${count}`;
  const place = () => ({ sceneId: 7, view: null, path: [{ id: 7, name: 'Kitchen' }] });
  const show = () => render(<ContactContent {...{ tourId, form, place }} card={{}} sceneName="Kitchen" />);
  return { tourId, show, ...show() };
}

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is it still there?');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Marta');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.click(screen.getByRole('checkbox', { name: form.consent }));
  return user;
}
const send = () => screen.getByRole('button', { name: 'Send message' });

test('offers the ways that the owner chose, and no others', () => {
  const { unmount } = open();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+431234',
    'https://cal.example/ines',
    '/policy',
  ]);
  unmount();
});

test('a tour says itself how its owner is reached, also where nobody takes messages', () => {
  const card = { contactPhone: '+49 30 123456', contactUrl: 'javascript:alert(1)' };
  const place = () => ({ sceneId: 7, view: null, path: [] });
  const shown = (given: typeof form | null) => {
    const { unmount } = render(
      <ContactContent tourId="t" form={given} place={place} card={card} sceneName="Kitchen" />,
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return links;
  };
  expect(shown(form)).toEqual(['tel:+4930123456', 'https://cal.example/ines', '/policy']);
  expect(shown(null)).toEqual(['tel:+4930123456']);
});

test("shows the owner's card, and its ways where neither the tour nor the form has others", () => {
  const agent = {
    name: 'Ines Novak',
    role: 'Estate agent',
    company: 'Novak Homes',
    languages: 'English, Czech',
    phone: '+49 30 777777',
    email: 'ines@example.com',
    photo: '/media/a/b/photo.jpg',
  };
  const place = () => ({ sceneId: 7, view: null, path: [] });
  const card = { contactPhone: '+49 30 123456' };
  const { unmount } = render(
    <ContactContent tourId="t" form={null} agent={agent} place={place} card={card} sceneName="Kitchen" />,
  );
  expect(screen.getByText('Ines Novak')).toBeTruthy();
  expect(screen.getByText('Estate agent, Novak Homes')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+4930123456',
    'mailto:ines@example.com',
  ]);
  unmount();
});

test('asks when somebody would like to visit, says by the field what is wrong, and sends the moment', async () => {
  server.answer({ 'POST /api/tours/wish/leads': Response.json({ id: 'l1' }, { status: 201 }) });
  const place = () => ({ sceneId: 7, view: null, path: [] });
  const asking: ShownContactForm = { ...form, asksTime: 'required' };
  const { unmount } = render(
    <ContactContent tourId="wish" form={asking} place={place} card={{}} sceneName="Kitchen" />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Marta');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.click(screen.getByRole('checkbox', { name: form.consent }));
  const when = screen.getByLabelText('When would you like to visit?');
  await user.click(send());
  expect(screen.getByText('Choose a day and a time.')).toBeTruthy();
  expect(document.activeElement).toBe(when);
  fireEvent.change(when, { target: { value: '2020-05-04T10:00' } });
  await user.click(send());
  expect(screen.getByText('This time is over. Choose a later one.')).toBeTruthy();
  fireEvent.change(when, { target: { value: '2126-05-04T10:00' } });
  await user.click(send());
  expect(await screen.findByText('Thank you, Marta. The answer goes to marta@example.com.')).toBeTruthy();
  expect(server.sent.at(-1)?.body).toMatchObject({
    wish: {
      at: new Date('2126-05-04T10:00').toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  unmount();
});

test("asks an owner's own questions and sends what was answered", async () => {
  const own: ShownContactForm = {
    ...form,
    asksName: 'no',
    asksMessage: 'optional',
    fields: [
      { id: 'when', label: 'Move-in date', kind: 'line', isRequired: false, options: [] },
      { id: 'pets', label: 'Pets', kind: 'choice', isRequired: true, options: ['None', 'A cat'] },
    ],
  };
  server.answer({ 'POST /api/tours/own/leads': Response.json({ id: 'l1' }, { status: 201 }) });
  const place = () => ({ sceneId: 7, view: null, path: [] });
  const { unmount } = render(
    <ContactContent tourId="own" form={own} place={place} card={{}} sceneName="Kitchen" />,
  );
  const user = userEvent.setup();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.click(screen.getByRole('checkbox', { name: form.consent }));
  await user.click(send());
  const pets = screen.getByRole('combobox', { name: 'Pets' });
  expect(document.activeElement).toBe(pets);
  expect(screen.getByText('Choose one.')).toBeTruthy();
  await user.selectOptions(pets, 'A cat');
  expect(screen.queryByText('Choose one.')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Move-in date (optional)' }), 'May');
  await user.click(send());
  expect(await screen.findByText('Thank you. The answer goes to marta@example.com.')).toBeTruthy();
  expect(server.sent.at(-1)?.body).toMatchObject({
    name: '',
    message: '',
    answers: [
      { id: 'when', value: 'May' },
      { id: 'pets', value: 'A cat' },
    ],
  });
  unmount();
});

test('says by the field what is wrong and goes to the first', async () => {
  const { unmount } = open();
  expect((screen.getByRole('checkbox', { name: form.consent }) as HTMLInputElement).checked).toBe(false);
  await userEvent.click(send());
  const message = screen.getByRole('textbox', { name: 'Your message' });
  expect(document.activeElement).toBe(message);
  expect(message.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Tick this, so that you can be answered.')).toBeTruthy();
  expect(server.sent).toEqual([]);
  unmount();
});

test('what was typed outlives a lost connection and the closed panel, and is sent once', async () => {
  const { tourId, show, unmount } = open();
  server.answer({ 'POST /api/tours/:id/leads': noAnswer });
  const user = await fillIn();
  await user.click(send());
  expect(await screen.findByText(/What you wrote is still here/)).toBeTruthy();
  unmount();
  const again = show();
  server.answer({ 'POST /api/tours/:id/leads': Response.json({ id: 'l1' }, { status: 201 }) });
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
  const sent = server.sent.filter(({ path }) => path === `/api/tours/${tourId}/leads`);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.body).toEqual(sent[1]?.body);
  expect(sent[1]?.body).toMatchObject({ message: 'Is it still there?', sceneId: 7, website: '' });
  again.unmount();
});

test('where the words to agree to have changed it asks again', async () => {
  const { unmount } = open();
  const errors = [{ path: 'consentVersion', message: 'changed' }];
  const fresh = { ...form, consent: 'Novak and Sons may answer me.', consentVersion: 2, stamp: 'second' };
  server.answer({
    'POST /api/tours/:id/leads': Response.json({ code: 'invalid_input', errors }, { status: 400 }),
    'GET /api/tours/:id/contact-form': { form: fresh },
  });
  const user = await fillIn();
  await user.click(send());
  const box = await screen.findByRole('checkbox', { name: fresh.consent });
  expect((box as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText(/What you agree to has changed/)).toBeTruthy();
  unmount();
});
