import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownHotspot, Vector } from '@tourwright/tour/document';
import { afterEach, expect, test } from 'vitest';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { ProductChoice } from './product-choice.tsx';

afterEach(cleanup);

test('the blank product that came with a hotspot goes when another is shown, and comes back by one undo', async () => {
  const mark = { position: [0, 0, -1] as Vector, scale: 1, rotation: 0 };
  const hotspot = { ...mark, id: 'a', kind: 'product', productId: 'blank' } as KnownHotspot<'product'>;
  const scene = sampleScene(1, 'Hall', { hotspots: [hotspot] });
  const products = [
    { id: 'lamp', name: 'Lamp', price: 12900 },
    { id: 'blank', name: '', currency: 'EUR' },
  ];
  const base = tourBase('tour-1');
  const state = base.store.getState;
  state().loadTour(sampleTour({ scenes: [scene], products }), {}, 1);
  render(
    <OpenTourContext value={base as OpenTour}>
      <ProductChoice scene={scene} hotspot={hotspot} />
    </OpenTourContext>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Lamp');
  const listed = () => state().tour?.products?.map(({ id }) => id);
  expect(listed()).toEqual(['lamp']);
  expect(state().tour?.scenes[0]?.hotspots[0]).toMatchObject({ productId: 'lamp', text: 'Lamp' });
  state().undo();
  expect(listed()).toEqual(['lamp', 'blank']);
});
