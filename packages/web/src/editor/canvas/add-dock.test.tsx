/** The tools below the picture. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EditorContext } from '../editor-context.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { tourBase } from '../testing/tour-base.ts';
import { AddDock } from './add-dock.tsx';

afterEach(cleanup);

test('after a tool of the menu was chosen, the keyboard goes on from the picture', async () => {
  const base = tourBase('tour-1');
  const picture = document.createElement('canvas');
  picture.tabIndex = 0;
  document.body.append(picture);
  const editor = { actions: { state: base.store.getState }, canvas: { current: picture } };
  render(
    <OpenTourContext value={base as OpenTour}>
      <EditorContext value={editor as never}>
        <AddDock isDisabled={false} />
      </EditorContext>
    </OpenTourContext>,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More' });
  await userEvent.click(screen.getByRole('menuitem', { name: /^Area/ }));
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(base.store.getState().tool).toBe('polygon');
  expect(document.activeElement).toBe(picture);
  picture.remove();
});
