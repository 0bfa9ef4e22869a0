import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { tourBase } from '../testing/tour-base.ts';
import { UnclearDropDialog } from './unclear-drop-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a dropped picture is shown when its owner is asked what it is, and becomes a scene only when that is said', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:wide');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const file = new File(['a picture'], 'wide.jpg', { type: 'image/jpeg' });
  const base = tourBase('tour-1');
  const add = vi.fn();
  base.store.setState({ unclearDrop: { files: [file], position: [0, 0, -1] } });
  render(
    <OpenTourContext value={{ ...base, photos: { add } } as unknown as OpenTour}>
      <UnclearDropDialog />
    </OpenTourContext>,
  );
  const picture = () => document.querySelector('img');
  expect(picture()?.getAttribute('src')).toBe('blob:wide');
  // Of a format that the browser does not know the name is enough.
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add as a scene' }));
  expect(add).toHaveBeenCalledWith([file]);
  expect(base.store.getState().unclearDrop).toBeNull();
});
