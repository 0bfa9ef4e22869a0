import { cleanup, render, screen } from '@testing-library/react';
import { type KnownHotspot, plainTextOf } from '@tourwright/tour/document';
import { afterEach, expect, test } from 'vitest';
import { InfoCard } from './info-card.tsx';

afterEach(cleanup);

function show(more: Partial<KnownHotspot<'web'>>): void {
  const hotspot: KnownHotspot<'web'> = {
    id: 'a',
    kind: 'web',
    position: [0, 0, -1],
    scale: 1,
    rotation: 0,
    ...more,
  };
  render(<InfoCard hotspot={hotspot} media={{}} onPicture={() => undefined} />);
}

test('a page whose address leads nowhere does not leave the card empty', () => {
  show({ url: 'javascript:alert(1)' });
  expect(screen.getByText('There is nothing written here yet.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('one that leads somewhere is offered', () => {
  show({ url: 'shop.example/a' });
  expect(screen.getByRole('link', { name: /^Open shop\.example/ })).toBeDefined();
  expect(screen.queryByText('There is nothing written here yet.')).toBeNull();
});

test('headings, lists and links are shown as such, and nothing in a text is markup', () => {
  const rich = [
    { kind: 'heading', pieces: [{ text: 'The <b>floor</b>' }] },
    { kind: 'bullet', pieces: [{ text: 'oak', bold: true }] },
    { kind: 'bullet', pieces: [{ text: 'a page', url: 'https://oak.example' }] },
    { kind: 'hologram', pieces: [{ text: 'bad', url: 'javascript:alert(1)' }] },
  ];
  show({ body: plainTextOf(rich), rich });
  expect(screen.getByRole('heading', { level: 3, name: 'The <b>floor</b>' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('oak').tagName).toBe('STRONG');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://oak.example/',
  ]);
});

test('a text that was changed since it got its looks is shown as it is now', () => {
  show({ body: 'Ash.', rich: [{ kind: 'heading', pieces: [{ text: 'Oak.' }] }] });
  expect(screen.getByText('Ash.')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});
