import { cleanup, render, screen } from '@testing-library/react';
import { type Hotspot, hotspotKinds } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleTour } from '../../testing/sample-tour.ts';
import { HotspotPanel } from './hotspot-panel.tsx';
import { panelKinds } from './panel-kinds.ts';
import { playerKinds } from './player-kinds.ts';

beforeEach(() => {
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(cleanup);

function show(kind: string): void {
  const hotspot: Hotspot = { id: 'a', kind, position: [0, 0, -1], scale: 1, rotation: 0 };
  const doNothing = () => undefined;
  render(
    <HotspotPanel
      {...{ hotspot }}
      tour={sampleTour()}
      media={{}}
      cart={null}
      onClose={doNothing}
      onShown={doNothing}
    />,
  );
}

test.each(Object.keys(hotspotKinds.all))('a %s opens a panel that is called by what it is', (kind) => {
  show(kind);
  const what = playerKinds.of(kind)?.what() ?? '';
  expect(what).not.toBe('');
  // Links are followed.
  expect(screen.queryAllByRole('heading', { name: what })).toHaveLength(kind === 'link' ? 0 : 1);
  expect(panelKinds.of(kind)).not.toBeNull();
});

test('a kind of a later version opens what it shares with an info', () => {
  show('hologram');
  expect(screen.getByRole('heading', { name: playerKinds.of('info')?.what() ?? '' })).toBeDefined();
  expect(screen.getByText('There is nothing written here yet.')).toBeDefined();
});
