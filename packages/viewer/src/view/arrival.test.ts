import type { Hotspot, KnownHotspot } from '@tourwright/tour/document';
import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { arrivalView, departureTurn, type Room } from './arrival.ts';

const now = { yaw: 0.3, pitch: -0.1, hfov: radians(70) };
const opening = { yaw: radians(33), pitch: radians(5), hfov: radians(90) };

function link(
  id: number,
  yawDegrees: number,
  more: Partial<KnownHotspot<'link'>> = {},
): KnownHotspot<'link'> {
  const position = directionOf(radians(yawDegrees), radians(-15));
  return { id: `to-${id}`, kind: 'link', position, scale: 1, rotation: 0, targetSceneId: id, ...more };
}

function room(id: number, hotspots: Hotspot[] = [], heading?: number): Room {
  return { id, view: opening, hotspots, heading };
}

test('a link may say how the visitor looks on arrival', () => {
  const way = link(2, 10, { arrival: { yaw: 90, pitch: -5 } });
  const view = arrivalView(way, room(1), room(2), now);
  expect(view).toEqual({ yaw: radians(90), pitch: radians(-5), hfov: now.hfov });
});

test('one arrives facing away from the way back', () => {
  const view = arrivalView(link(2, 10), room(1), room(2, [link(1, 160)]), now);
  expect(Math.cos(view.yaw - radians(-20))).toBeCloseTo(1, 9);
  expect(view.hfov).toBe(now.hfov);
});

test('without a way back the compass keeps the walking direction', () => {
  const view = arrivalView(link(2, 10), room(1, [], 100), room(2, [], 40), now);
  expect(view.yaw).toBeCloseTo(radians(70), 9);
});

test('where nothing is known the scene opens as its owner set it', () => {
  expect(arrivalView(link(2, 10), room(1), room(2), now)).toEqual(opening);
});

test('one turns towards a link for as long as it is aside, the shorter way round', () => {
  const ahead = { ...now, yaw: radians(170) };
  expect(departureTurn(link(2, 170), ahead).durationMs).toBeCloseTo(0, 9);
  const near = departureTurn(link(2, -175), ahead);
  expect(near.durationMs).toBeGreaterThan(0);
  expect(departureTurn(link(2, 60), ahead).durationMs).toBeGreaterThan(near.durationMs);
  expect(departureTurn(link(2, 60), ahead).durationMs).toBe(departureTurn(link(2, -10), ahead).durationMs);
});

test('one looks less far down than a link lies', () => {
  expect(departureTurn(link(2, 10), now).view.pitch).toBeCloseTo(radians(-7.5), 9);
});
