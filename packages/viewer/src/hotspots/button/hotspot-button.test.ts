// @vitest-environment jsdom
import type { Hotspot } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { fillHotspot, showPreview } from './hotspot-button.ts';

const note: Hotspot = { id: 'n', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0 };
const look = { label: 'Oak floor', name: 'Oak floor' };

function filled(hotspot: Hotspot, named: Parameters<typeof fillHotspot>[2] = look) {
  const button = document.createElement('button');
  fillHotspot(button, hotspot, named);
  return button;
}
const partsOf = (button: HTMLElement) => [...button.children].map(({ className }) => className);

test('what is pressed stays in the page when a mark is filled again: else the press would not be a click', () => {
  const button = filled(note);
  const parts = [...button.children];
  const observer = new MutationObserver(() => undefined);
  observer.observe(button, { childList: true });
  fillHotspot(
    button,
    { ...note, colour: '#ffffff', kind: 'link', iconName: 'door' },
    { ...look, label: 'Eichenboden' },
  );
  expect(observer.takeRecords()).toEqual([]);
  expect([...button.children]).toEqual(parts);
  expect(button.textContent).toBe('Eichenboden');
});

test('nothing of an older look is left', () => {
  const button = filled({ ...note, colour: '#ffffff', animation: 'pulse', facing: 'floor' });
  button.append('of the host');
  fillHotspot(button, note, { label: '', name: '' });
  expect(button.innerHTML).toBe(filled(note, { label: '', name: '' }).innerHTML);
});

test('parts that come and go keep their order', () => {
  const area = { ...note, kind: 'polygon', polygon: [] };
  const button = filled(area);
  expect(partsOf(button)).toEqual(['tw-hotspot-label']);
  fillHotspot(button, note, look);
  expect(partsOf(button)).toEqual(['tw-hotspot-mark', 'tw-hotspot-label']);
  fillHotspot(button, area, look);
  expect(partsOf(button)).toEqual(['tw-hotspot-label']);
});

test('the picture of where a link leads stays while it is the right one', () => {
  const link = { ...note, kind: 'link', targetSceneId: 2 };
  const seen = { ...look, previewUrl: '/kitchen.jpg' };
  const button = filled(link, seen);
  showPreview(button, seen);
  fillHotspot(button, link, seen);
  expect(partsOf(button)).toContain('tw-hotspot-preview');
  fillHotspot(button, link, { ...seen, previewUrl: '/attic.jpg' });
  expect(partsOf(button)).not.toContain('tw-hotspot-preview');
});
