import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleTour } from '../testing/sample-tour.ts';
import { WelcomeContact } from './welcome-contact.tsx';

test('a page that was drawn ahead is taken over as it is, and then says how its owner is reached', async () => {
  const tour = sampleTour({ contactPhone: '+49 30 1234' });
  const contact = <WelcomeContact data={{ tour, media: {}, owner: false }} isTime={false} />;
  const drawn = renderToString(contact);
  expect(drawn).toBe('');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = drawn;
  const faults: unknown[] = [];
  render(contact, { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
  expect(await screen.findByRole('button', { name: 'Contact' })).toBeDefined();
  expect(faults).toEqual([]);
});
