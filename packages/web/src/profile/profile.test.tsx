import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openUnsentEdits } from '../client/tabs/unsent-edits.ts';
import { type PretendServer, problem, type Sent, silence } from '../testing/pretend-server.ts';
import { ann, closeApp, showApp } from '../testing/show-app.tsx';
import { bodiesOf, button, field, openProfileServer, section } from './test-profile.ts';

let server: PretendServer;
let record: Record<string, unknown>;
beforeEach(() => {
  ({ server, record } = openProfileServer());
});
afterEach(async () => {
  await closeApp();
  server.close();
});

describe('the fields', () => {
  test('show what is stored and save the one that was changed when its writer pauses', async () => {
    showApp('/profile');
    expect((await field('Phone')).value).toBe('+49 30 1234');
    await userEvent.click(await field('City'));
    await userEvent.paste('Bonn');
    expect(screen.getByText('Saving')).toBeTruthy();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(bodiesOf(server, '/api/users/ann', 'PATCH')).toEqual([{ city: 'Bonn' }]);
  });

  test('are saved at once when one goes to the next', async () => {
    showApp('/profile');
    await userEvent.type(await field('Company'), 'Atelier Nord');
    await userEvent.tab();
    await waitFor(() =>
      expect(bodiesOf(server, '/api/users/ann', 'PATCH')).toEqual([{ company: 'Atelier Nord' }]),
    );
  });

  test('are saved when one leaves the screen in the middle of a word', async () => {
    showApp('/profile');
    fireEvent.change(await field('City'), { target: { value: 'Bon' } });
    await closeApp();
    expect(bodiesOf(server, '/api/users/ann', 'PATCH')).toEqual([{ city: 'Bon' }]);
  });

  test('send the last text when more is typed while one is being saved', async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    server.answer({
      'PATCH /api/users/ann': async ({ body }: Sent) => {
        await held;
        return Object.assign(record, body);
      },
    });
    showApp('/profile');
    const city = await field('City');
    await userEvent.type(city, 'B{Enter}');
    await userEvent.type(city, 'onn{Enter}');
    free();
    await waitFor(() => expect(record.city).toBe('Bonn'));
    expect(bodiesOf(server, '/api/users/ann', 'PATCH')).toEqual([{ city: 'B' }, { city: 'Bonn' }]);
    expect(city.value).toBe('Bonn');
  });

  test('a website that is no web address is said to be none, and not saved; one without https:// is', async () => {
    showApp('/profile');
    for (const wrong of ['my own page', 'javascript:alert(1)', 'localhost']) {
      const website = await field('Website');
      await userEvent.clear(website);
      await userEvent.type(website, `${wrong}{Enter}`);
      expect(await screen.findByText(/Not saved. Enter a web address/)).toBeTruthy();
    }
    await userEvent.clear(await field('Website'));
    await userEvent.type(await field('Website'), 'example.com/homes{Enter}');
    await waitFor(() => expect(record.website).toBe('example.com/homes'));
  });

  test('keep what could not be saved, say why, and try again', async () => {
    server.answer({ 'PATCH /api/users/ann': problem(503, 'unavailable') });
    showApp('/profile');
    await userEvent.type(await field('City'), 'Bonn{Enter}');
    expect(await screen.findByText(/Not saved. The server cannot answer/)).toBeTruthy();
    expect((await field('City')).value).toBe('Bonn');
    server.answer({ 'PATCH /api/users/ann': ({ body }: Sent) => Object.assign(record, body) });
    await userEvent.click(await button('Try again'));
    await waitFor(() => expect(record.city).toBe('Bonn'));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('do not let the name become empty', async () => {
    showApp('/profile');
    await userEvent.clear(await field('Name'));
    await userEvent.tab();
    expect(await screen.findByText(/Enter your name/)).toBeTruthy();
    expect(bodiesOf(server, '/api/users/ann', 'PATCH')).toEqual([]);
  });

  test('say in the words of the specification that there is no such user', async () => {
    server.answer({
      'GET /api/users/ann': problem(404, 'user_not_found', 'User not found in the users collection.'),
    });
    showApp('/profile');
    expect(await screen.findByText('User not found in the users collection.')).toBeTruthy();
  });

  test('have their shape while they are on their way', async () => {
    server.answer({ 'GET /api/users/ann': silence });
    showApp('/profile');
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  });
});

describe('the photo', () => {
  const picture = new File(['picture'], 'me.jpg', { type: 'image/jpeg' });

  test('is stored in the user’s folder and shown', async () => {
    server.answer({ 'POST /upload': { slug: 'users/ann/profile-image', url: '/media/k/1/image.webp' } });
    showApp('/profile');
    await userEvent.upload(await field('Choose a photo'), picture);
    expect((await screen.findByAltText('Your photo')).getAttribute('src')).toBe('/media/k/1/image.webp');
    const upload = server.sent.find(({ path }) => path === '/upload');
    expect(upload?.query.get('slug')).toBe('users/ann/profile-image');
  });

  test('is refused with a reason when it is not a picture', async () => {
    server.answer({ 'POST /upload': problem(422, 'bad_image') });
    showApp('/profile');
    await userEvent.upload(await field('Choose a photo'), picture);
    expect(await screen.findByText(/This file is not a picture/)).toBeTruthy();
  });

  test('is removed, and can be had back', async () => {
    server.answer({
      'GET /api/users/ann/image': { url: '/media/k/1/image.webp' },
      'GET /media/k/1/image.webp': new Response('picture'),
      'DELETE /delete': { url: '/media/k/1/image.webp' },
      'POST /upload': { slug: 'users/ann/profile-image', url: '/media/k/2/image.webp' },
    });
    showApp('/profile');
    await userEvent.click(await button('Remove'));
    await waitFor(() => expect(screen.queryByAltText('Your photo')).toBeNull());
    await userEvent.click(await button('Undo'));
    expect((await screen.findByAltText('Your photo')).getAttribute('src')).toBe('/media/k/2/image.webp');
  });
});

test('logging out leads to the login screen', async () => {
  server.answer({
    'POST /api/auth/sign-out': () => {
      server.answer({ 'GET /api/auth/get-session': null });
      return { success: true };
    },
  });
  const app = showApp('/profile');
  await userEvent.click((await section('Log out')).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(document.cookie).not.toContain('userId');
});

test('logging out with unsent changes asks first, and says that they are kept', async () => {
  const store = await openUnsentEdits();
  const edit = { id: 'edit-1-rename', v: 1, kind: 'tour.set', field: 'name', value: 'Loft' } as const;
  await store.put('edits', { key: `${ann.id}/t1/${edit.id}`, owner: `${ann.id}/t1`, at: 1, edit });
  await store.put('edits', { key: `ben/t2/${edit.id}`, owner: 'ben/t2', at: 1, edit });
  const out = { 'POST /api/auth/sign-out': { success: true } };
  server.answer(out);
  const app = showApp('/profile');
  const logOut = async () =>
    userEvent.click((await section('Log out')).getByRole('button', { name: 'Log out' }));
  await logOut();
  expect(await screen.findByText(/1 change has not reached the server yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(bodiesOf(server, '/api/auth/sign-out')).toEqual([]);
  await logOut();
  server.answer({ 'GET /api/auth/get-session': null });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(await screen.findByText(/2 changes that were not sent yet are kept in this browser/)).toBeTruthy();
  expect(await store.count('edits')).toBe(2);
  await store.clear('edits');
  store.close();
});
