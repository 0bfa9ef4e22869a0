import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';
import { FaqsPage } from './faqs-page.tsx';

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  server = openPretendServer({ 'GET /api/auth/get-session': null });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const questions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('typing narrows the questions, says how many are left, and Escape shows all again', async () => {
  showApp('/faqs');
  const user = userEvent.setup();
  const field = await screen.findByRole('searchbox', { name: 'Search the questions' });
  const all = questions();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(field, 'BIN dashboard');
  expect(questions()).toEqual(['I deleted a tour by mistake']);
  expect(screen.getByRole('status').textContent).toBe('1 question matches');
  await user.keyboard('{Escape}');
  expect(questions()).toEqual(all);
  expect((field as HTMLInputElement).value).toBe('');
});

test('a search that finds nothing says so, and leads back to all questions and to those who can answer', async () => {
  showApp('/faqs');
  const user = userEvent.setup();
  const field = await screen.findByRole('searchbox', { name: 'Search the questions' });
  await user.type(field, 'submarine');
  expect(questions()).toEqual(['Nothing about “submarine” here']);
  expect(screen.getByRole('status').textContent).toBe('No question matches');
  const ask = screen.getByRole('link', { name: 'ask the operator of this server' });
  expect(ask.getAttribute('href')).toBe('/contact');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  await waitFor(() => expect(questions().length).toBeGreaterThan(10));
  expect(document.activeElement).toBe(field);
});

test('search engines get every question with its answer in the prerendered page', () => {
  const page = renderToString(
    <StaticRouter location="/faqs">
      <FaqsPage />
    </StaticRouter>,
  );
  const [, structured = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const { '@type': type, mainEntity } = JSON.parse(structured);
  expect(type).toBe('FAQPage');
  expect(mainEntity.length).toBe([...page.matchAll(/<h2>/g)].length);
  expect(mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'Which camera do I need?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('360 camera') },
  });
});
