import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

const segments = ['left', 'middle', 'right'].map((value) => ({ value, label: value }));

function Trial({ onChange }: { onChange(value: string): void }) {
  const [value, setValue] = useState('middle');
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <Segmented label="Side" value={value} segments={segments} onChange={change} />;
}

test('a choice of segments is used by keyboard alone: Tab to what holds, arrows to the others, Enter to choose', async () => {
  const onChange = vi.fn();
  render(<Trial onChange={onChange} />);
  const focused = () => document.activeElement?.textContent;
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent);
  await userEvent.tab();
  expect(focused()).toBe('middle');
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  expect([focused(), pressed()]).toEqual(['right', ['middle']]);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('left');
  await userEvent.keyboard('{End}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('right');
  expect(pressed()).toEqual(['right']);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
