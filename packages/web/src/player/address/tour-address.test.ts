// @vitest-environment node
import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './tour-address.ts';

test('a link opens the tour where it was copied', () => {
  const view = { yaw: radians(-95.04), pitch: radians(12), hfov: radians(75) };
  const search = writeAddress('?tourId=t1', 7, view);
  expect(search).toBe('?tourId=t1&scene=7&yaw=-95&pitch=12&hfov=75');
  const address = readAddress(search);
  expect(address.sceneId).toBe(7);
  expect(address.view.yaw).toBeCloseTo(radians(-95), 9);
});

test('turning round more than once does not show in the address', () => {
  const view = { yaw: radians(725), pitch: 0, hfov: radians(90) };
  expect(writeAddress('', 1, view)).toContain('yaw=5&');
});

test('what is not a number is passed over', () => {
  expect(readAddress('?scene=&yaw=abc&pitch=Infinity&hfov=80').sceneId).toBeNull();
  expect(readAddress('?scene=&yaw=abc&pitch=Infinity&hfov=80').view).toEqual({ hfov: radians(80) });
});

test('the hint is given only with alert=true, which stays in the address', () => {
  expect(readAddress('?tourId=t1&alert=true').hasHint).toBe(true);
  expect(readAddress('?tourId=t1&alert=1').hasHint).toBe(false);
  expect(writeAddress('?alert=true', 1, { yaw: 0, pitch: 0, hfov: 1 })).toContain('alert=true');
});

test('ui=0 leaves nothing but the panorama', () => {
  expect(readAddress('?ui=0')).toMatchObject({ hasChrome: false, hasHotspots: false });
  expect(readAddress('')).toMatchObject({ hasChrome: true, hasHotspots: true });
});

test('ui=hotspots leaves the panorama and its hotspots', () => {
  expect(readAddress('?ui=hotspots')).toMatchObject({ hasChrome: false, hasHotspots: true });
});
