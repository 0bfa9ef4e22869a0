/** Finds elements of a screen by their accessible names. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });

/** Types into a field in place of what is there. */
export async function fill(name: string, text: string): Promise<void> {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
