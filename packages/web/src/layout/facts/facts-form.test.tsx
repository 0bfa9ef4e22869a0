import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FactsForm } from './facts-form.tsx';

afterEach(cleanup);

test.each([
  ['Year of building', '9999', /Write a year/],
  ['Bedrooms', '-2', /Write a number, 0 or more/],
  ['Price', 'a lot', /Write an amount/],
])('%s "%s" is refused by the field, stays there, and is not saved', async (label, typed, said) => {
  const onSet = vi.fn(async () => {});
  render(<FactsForm facts={{}} isShop={false} onSet={onSet} />);
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(await screen.findByText(said)).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe(typed);
  expect(onSet).not.toHaveBeenCalled();
});
