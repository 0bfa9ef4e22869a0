import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownContactForm } from '@tourwright/api';
import { expect, test, vi } from 'vitest';
import { openPretendServer } from '../../testing/pretend-server.ts';
import { sampleTour } from '../../testing/sample-tour.ts';
import { ContactPanel } from './contact-panel.tsx';

const form: ShownContactForm = {
  name: 'Ines Novak',
  phone: '',
  email: '',
  whatsApp: '',
  bookingUrl: '',
  asksName: 'optional',
  asksEmail: 'required',
  asksPhone: 'no',
  asksMessage: 'no',
  asksTime: 'no',
  fields: [],
  gateAfter: 2,
  consent: 'Novak Homes may answer me.',
  consentVersion: 1,
  stamp: 'first',
};

test('visitors who have written are not asked any more, and can go on looking', async () => {
  const server = openPretendServer({ 'POST /api/tours/t1/leads': { stored: true } });
  const onClose = vi.fn();
  const place = () => ({ sceneId: 7, view: null, path: [] });
  const contact = { form, agent: null, place };
  render(<ContactPanel tour={sampleTour({})} {...{ contact, onClose }} sceneName="Kitchen" isGate />);
  expect(screen.getByRole('heading', { name: 'Who is looking?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on without' })).toBeTruthy();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'marta@example.com');
  await user.click(screen.getByRole('checkbox', { name: form.consent }));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Who is looking?' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Go on without' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep looking' }));
  expect(onClose).toHaveBeenCalledOnce();
  server.close();
});
