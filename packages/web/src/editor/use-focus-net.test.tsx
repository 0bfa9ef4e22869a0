import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useFocusNet } from './use-focus-net.ts';

afterEach(cleanup);

function Page() {
  useFocusNet();
  const [names, setNames] = useState(['Sofa', 'Lamp']);
  const [isBusy, setBusy] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">Top</button>
      <section>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
            Remove {name}
          </button>
        ))}
        <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
          Upload
        </button>
        <button type="button">After</button>
      </section>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('a control that goes or is disabled under the keyboard hands the focus to what is beside it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  button('Remove Sofa').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Remove Lamp')));
  button('Upload').focus();
  // Browsers take the focus from what is disabled; jsdom does not.
  fireEvent.click(button('Upload'));
  button('Upload').blur();
  await waitFor(() => expect(document.activeElement).toBe(button('After')));
});

test('after a press of a pointer no field takes the focus by itself', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(<Page />);
  const sofa = button('Remove Sofa');
  sofa.focus();
  fireEvent.pointerDown(sofa);
  fireEvent.click(sofa);
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
});
