// @vitest-environment jsdom
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HotspotOverlay } from './hotspot-overlay.ts';

const view = { yaw: 0, pitch: 0, hfov: 1.5, width: 800, height: 600 };
const ahead: Hotspot = {
  id: 'ahead',
  kind: 'info',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  text: 'Sofa',
};
const behind: Hotspot = { ...ahead, id: 'behind', position: [0, 0, 1], text: 'Door' };

let place: HTMLElement;
let overlay: HotspotOverlay;
const lookOf = ({ text = '' }: Hotspot) => ({ label: text, name: text });
const open = (render?: (hotspot: Hotspot, button: HTMLElement) => void) =>
  new HotspotOverlay(place, {
    lookOf,
    onActivate: () => undefined,
    onFocus: () => undefined,
    ...(render && { render }),
  });
const button = (id: string) => place.querySelector<HTMLElement>(`[data-hotspot-id="${id}"]`);

beforeEach(() => {
  place = document.createElement('div');
  overlay = open();
});
afterEach(() => overlay.close());

test('what is not in sight is a named button without anything to draw, and gets its mark when the visitor looks there', () => {
  overlay.setHotspots([ahead, behind], 0);
  overlay.place(view);
  expect(button('ahead')?.querySelector('.tw-hotspot-mark')).not.toBeNull();
  expect(button('behind')?.getAttribute('aria-label')).toBe('Door');
  expect(button('behind')?.childElementCount).toBe(0);
  overlay.place({ ...view, yaw: Math.PI });
  expect(button('behind')?.textContent).toBe('Door');
  expect(button('behind')?.style.transform).not.toBe('');
  expect(button('ahead')?.hasAttribute('data-outside')).toBe(true);
  expect(button('ahead')?.style.transform).toBe('');
});

test('a tour that is set again touches only the hotspot that changed', () => {
  const hotspots = [ahead, { ...ahead, id: 'other' }, behind];
  overlay.setHotspots(hotspots, 0);
  overlay.refresh();
  overlay.place(view);
  const observer = new MutationObserver(() => undefined);
  observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
  overlay.setHotspots([{ ...ahead, text: 'Chair' }, ...hotspots.slice(1)], 0);
  overlay.refresh();
  const touched = observer.takeRecords().map(({ target }) => target as Element);
  // The role of the list is written again.
  const others = touched.filter(
    (element) => !button('ahead')?.contains(element) && element !== place.firstChild,
  );
  expect(others).toEqual([]);
  expect(button('ahead')?.textContent).toBe('Chair');
});

test('a host that changes buttons itself gets each of them whole, also out of sight', () => {
  overlay.close();
  const rendered: string[] = [];
  overlay = open(({ id }, element) => void rendered.push(`${id} ${element.childElementCount}`));
  overlay.setHotspots([ahead, behind], 0);
  expect(rendered.sort()).toEqual(['ahead 2', 'behind 2']);
});

test('a hotspot is marked as open or playing as long as its host says so, also before it comes into view', () => {
  let look = {};
  overlay.close();
  overlay = new HotspotOverlay(place, {
    lookOf: (hotspot) => ({ ...lookOf(hotspot), ...(hotspot.id === 'behind' && look) }),
    onActivate: () => undefined,
    onFocus: () => undefined,
  });
  const said = () => ['aria-expanded', 'aria-pressed'].map((name) => button('behind')?.getAttribute(name));
  overlay.setHotspots([ahead, behind], 0);
  expect(said()).toEqual([null, null]);
  look = { isOpen: true };
  overlay.refresh();
  expect(said()).toEqual(['true', null]);
  overlay.place({ ...view, yaw: Math.PI });
  expect(said()).toEqual(['true', null]);
  look = { isPlaying: true };
  overlay.refresh();
  expect(said()).toEqual([null, 'true']);
  look = {};
  overlay.refresh();
  expect(said()).toEqual([null, null]);
  expect(button('ahead')?.hasAttribute('aria-expanded')).toBe(false);
});

test('of a crowd only what is in sight is in the document, in reading order and with its place in the whole list', () => {
  const around = Array.from({ length: 200 }, (_, index): Hotspot => {
    const yaw = ((index - 100) / 100) * Math.PI;
    return { ...ahead, id: `${index}`, position: [Math.sin(yaw), 0, -Math.cos(yaw)], text: `${index}` };
  });
  const items = () => [...place.querySelectorAll('[role="listitem"]')];
  const names = () => items().map((item) => Number(item.querySelector('button')?.dataset['hotspotId']));
  document.body.append(place);
  overlay.setHotspots(around, -Math.PI);
  overlay.place(view);
  expect(names().length).toBeLessThan(70);
  expect(names()).toEqual(names().toSorted((a, b) => a - b));
  expect(names()).toContain(100);
  expect(items().map((item) => item.getAttribute('aria-posinset'))).toContain('101');
  expect(items()[0]?.getAttribute('aria-setsize')).toBe('200');
  overlay.place({ ...view, yaw: Math.PI / 2 });
  expect(names()).toContain(150);
  expect(names()).not.toContain(100);
  // Tab continues to what is out of sight.
  const lastSeen = Number(names().at(-2));
  button(`${lastSeen}`)?.focus();
  expect(names()).toContain(lastSeen + 1);
  button(`${lastSeen + 1}`)?.focus();
  expect(names()).toContain(lastSeen + 2);
  // The focus is not lost when the visitor looks elsewhere.
  overlay.place({ ...view, yaw: -Math.PI / 2 });
  expect(document.activeElement).toBe(button(`${lastSeen + 1}`));
  place.remove();
});

test('what was opened last stays in the document of a crowd, to take the focus back', () => {
  const beside = (x: number, first: number) =>
    Array.from(
      { length: 50 },
      (_, index): Hotspot => ({
        ...ahead,
        id: `${first + index}`,
        position: [x, 0, 0],
      }),
    );
  overlay.setHotspots([...beside(-1, 0), ahead, ...beside(1, 50)], -Math.PI);
  overlay.place(view);
  button('ahead')?.click();
  overlay.place({ ...view, yaw: Math.PI / 2 });
  expect(button('ahead')).not.toBeNull();
  button('70')?.click();
  overlay.place({ ...view, yaw: Math.PI });
  expect(button('ahead')).toBeNull();
  expect(button('70')).not.toBeNull();
});

test('a crowd is marked as one for the style sheet, as long as it is one', () => {
  const crowd = Array.from({ length: 49 }, (_, index) => ({ ...ahead, id: `spot-${index}` }));
  const layer = () => place.querySelector('.tw-hotspots');
  overlay.setHotspots(crowd, 0);
  expect(layer()?.hasAttribute('data-crowd')).toBe(true);
  overlay.setHotspots(crowd.slice(1), 0);
  expect(layer()?.hasAttribute('data-crowd')).toBe(false);
});

test('a crowd is layers as long as one turns, and no longer', () => {
  vi.useFakeTimers();
  const layer = () => place.querySelector('.tw-hotspots');
  const isTurning = () => layer()?.hasAttribute('data-turning');
  overlay.setHotspots([ahead], 0);
  overlay.place(view);
  overlay.place({ ...view, yaw: 0.1 });
  expect(isTurning()).toBe(false);
  overlay.setHotspots(
    Array.from({ length: 49 }, (_, index) => ({ ...ahead, id: `spot-${index}` })),
    0,
  );
  overlay.place({ ...view, yaw: 0.1 });
  expect(isTurning()).toBe(false);
  overlay.place({ ...view, yaw: 0.2 });
  expect(isTurning()).toBe(true);
  vi.runAllTimers();
  expect(isTurning()).toBe(false);
  vi.useRealTimers();
});
