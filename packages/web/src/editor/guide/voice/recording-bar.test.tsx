/** The bar of a recording: how it is paused and ended. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { RecordingBar } from './recording-bar.tsx';

afterEach(cleanup);

test('Space on the picture pauses a recording and goes on with it; on a button it presses that', () => {
  const base = tourBase('tour-1');
  base.store.setState({
    guideRun: { kind: 'record', phase: 'running', seconds: 4, stops: 1, withVoice: false },
  });
  render(
    <OpenTourContext value={base as OpenTour}>
      <RecordingBar />
    </OpenTourContext>,
  );
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.getByText('Paused at 0:04')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Finish' }), { key: ' ' });
  expect(screen.getByText('Paused at 0:04')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(screen.getByText('Recording 0:04, 1 stop')).toBeTruthy();
});
