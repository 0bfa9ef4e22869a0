import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prefetchParts } from './prefetch.ts';
import { prefetchedPart } from './prefetched-part.tsx';

const texts = vi.hoisted(() => {
  let arrive = () => {};
  const ready = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { ready, arrive };
});
vi.mock('../../i18n/translations.ts', async (original) => ({
  ...(await original<typeof import('../../i18n/translations.ts')>()),
  textsReady: () => texts.ready,
}));

test('a part that is wanted while its texts are under way waits for them', async () => {
  const load = vi.fn(async () => () => <p>Palette</p>);
  const Palette = prefetchedPart<object>(load, <p>Loading</p>);
  const fetched = prefetchParts(new AbortController().signal, () => Promise.resolve());
  await vi.waitFor(() => expect(load).toHaveResolved());
  render(<Palette />);
  screen.getByText('Loading');
  expect(screen.queryByText('Palette')).toBeNull();
  await act(async () => {
    texts.arrive();
    await fetched;
  });
  await screen.findByText('Palette');
  expect(screen.queryByText('Loading')).toBeNull();
});
