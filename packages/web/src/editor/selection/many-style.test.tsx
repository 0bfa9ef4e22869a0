/** The look of several hotspots that are selected together. */
import { cleanup, render, screen, within } from '@testing-library/react';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, expect, test } from 'vitest';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { tourBase } from '../testing/tour-base.ts';
import { ManyStyle } from './many-style.tsx';

afterEach(cleanup);

/** The icons that are shown as chosen where hotspots of these kinds are selected. */
function chosenIcons(kinds: readonly string[]): string[] {
  const hotspots = kinds.map(
    (kind, index) =>
      ({ id: `${index}`, kind, position: [0, 0, -1], scale: 1, rotation: 0 }) as unknown as Hotspot,
  );
  const base = tourBase();
  const scene = sampleScene(1, 'Hall', { hotspots });
  base.store.getState().loadTour(sampleTour({ scenes: [scene] }), {}, 1);
  render(
    <OpenTourContext value={base as OpenTour}>
      <ManyStyle scene={scene} hotspots={hotspots} />
    </OpenTourContext>,
  );
  const icons = within(screen.getByRole('group', { name: 'Icon' })).getAllByRole('button', { pressed: true });
  cleanup();
  return icons.map((icon) => icon.getAttribute('aria-label') ?? '');
}

test('kinds that look differently have no icon in common; those of one kind have theirs', () => {
  expect(chosenIcons(['info', 'info'])).toHaveLength(1);
  expect(() => chosenIcons(['link', 'info'])).toThrow(/Unable to find/);
});
