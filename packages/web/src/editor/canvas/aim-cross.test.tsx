/** The cross in the middle, to place without a pointer. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorContext } from '../editor-context.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { tourBase } from '../testing/tour-base.ts';
import { AimCross } from './aim-cross.tsx';

afterEach(cleanup);

test('after the button that gives up placing, the keyboard goes on from the picture', async () => {
  const base = tourBase('tour-1');
  base.store.setState({ tool: 'info' });
  const focus = vi.fn();
  const editor = { actions: { state: base.store.getState }, canvas: { current: { focus } } };
  render(
    <OpenTourContext value={base as OpenTour}>
      <EditorContext value={editor as never}>
        <AimCross />
      </EditorContext>
    </OpenTourContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(base.store.getState().tool).toBe('select');
  expect(focus).toHaveBeenCalled();
});
