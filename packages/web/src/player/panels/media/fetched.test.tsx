import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fetched } from './fetched.tsx';

afterEach(cleanup);

test('what does not come is said, and is requested again; the keyboard stays in its panel', () => {
  render(
    <section role="dialog">
      <header>
        <button type="button">Close</button>
      </header>
      <Fetched lost="This picture could not be fetched.">
        {(onError) => <img src="/gone.jpg" alt="Painting" onError={onError} />}
      </Fetched>
    </section>,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Painting' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('This picture could not be fetched.');
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  expect(screen.getByRole('img', { name: 'Painting' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});
