import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleTour } from '../../testing/sample-tour.ts';
import { ScenePanel } from './scene-panel.tsx';

afterEach(cleanup);

function show(count: number) {
  const [hall] = sampleTour().scenes;
  if (!hall) throw new Error('no scenes');
  const names = [
    'Hall',
    'Café',
    ...Array.from({ length: count - 2 }, (_, index) => `Guest room ${index + 1}`),
  ];
  const scenes = names.map((name, index) => ({ ...hall, id: index + 1, name }));
  const onGo = vi.fn();
  const tour = sampleTour({ scenes });
  render(<ScenePanel tour={tour} media={{}} sceneId={1} onGo={onGo} onClose={() => undefined} />);
  return onGo;
}

const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a few scenes are seen at a glance', () => {
  show(11);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('among many scenes one looks for a name, and goes there by keyboard alone', async () => {
  const onGo = show(80);
  const field = screen.getByRole('searchbox', { name: 'Find a scene' });
  await userEvent.type(field, 'cafe');
  expect(listed()).toEqual(['Café']);
  expect(screen.getByRole('status').textContent).toBe('1 scene');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onGo).toHaveBeenCalledWith(2);
});

test('says when no scene has such a name; Escape clears the field before it closes anything', async () => {
  show(80);
  const onEscape = vi.fn();
  addEventListener('keydown', onEscape);
  const field = screen.getByRole('searchbox', { name: 'Find a scene' });
  await userEvent.type(field, 'zz');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No scene has that name.');
  onEscape.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(listed()).toHaveLength(80);
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
  removeEventListener('keydown', onEscape);
});
