import { cleanup, render, screen } from '@testing-library/react';
import type { KnownHotspot } from '@tourwright/tour/document';
import { afterEach, expect, test } from 'vitest';
import { InfoCard } from './info-card.tsx';

afterEach(cleanup);

function show(url: string): void {
  const hotspot: KnownHotspot<'web'> = {
    id: 'a',
    kind: 'web',
    position: [0, 0, -1],
    scale: 1,
    rotation: 0,
    url,
  };
  render(<InfoCard hotspot={hotspot} media={{}} onPicture={() => undefined} />);
}

test('a page whose address leads nowhere does not leave the card empty', () => {
  show('javascript:alert(1)');
  expect(screen.getByText('There is nothing written here yet.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('one that leads somewhere is offered', () => {
  show('shop.example/a');
  expect(screen.getByRole('link', { name: /^Open shop\.example/ })).toBeDefined();
  expect(screen.queryByText('There is nothing written here yet.')).toBeNull();
});
