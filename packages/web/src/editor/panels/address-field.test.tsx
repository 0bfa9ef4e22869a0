import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AddressField } from './address-field.tsx';

afterEach(cleanup);

function Field() {
  const [url, setUrl] = useState('https://example.com/');
  return (
    <>
      <AddressField
        label="Web address"
        hint="Opens in a new tab."
        fault="This is not a web address. It looks like https://example.com."
        value={url}
        isUsable={(address) => address.startsWith('https://')}
        note={<p>There is no page at this address.</p>}
        onKeep={(address) => setUrl(address ?? '')}
      />
      <output>{url}</output>
    </>
  );
}

test('an unusable address remains in the field with what is wrong, and not what is known of another one', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Web address' });
  expect(screen.getByText('There is no page at this address.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'somewhere{Enter}');
  expect(screen.getByRole('alert').textContent).toMatch(/^This is not a web address/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('somewhere');
  expect(screen.queryByText('There is no page at this address.')).toBeNull();
  expect(screen.queryByText('Opens in a new tab.')).toBeNull();
  await user.clear(field);
  await user.type(field, 'https://example.org/{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('https://example.org/');
});
