import type { Vector } from '@tourwright/tour/document';
import { degrees, radians, unproject } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer/radians';
import { afterEach, expect, test } from 'vitest';
import { framedView, viewFraming } from './framed-view.ts';

afterEach(() => document.body.replaceChildren());

/** A picture of 800 by 600 pixels, and beside its end or its start a drawer over it. */
function pictureWith(yaw: number, pitch: number, drawer: { left: number; right: number } | null): Viewer {
  const box = (left: number, right: number) => () => ({ left, right, width: right - left }) as DOMRect;
  const canvas = document.createElement('canvas');
  canvas.getBoundingClientRect = box(100, 900);
  Object.defineProperties(canvas, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.replaceChildren();
  if (drawer) {
    const aside = document.createElement('aside');
    aside.dataset['drawer'] = '';
    aside.getBoundingClientRect = box(drawer.left, drawer.right);
    document.body.append(aside);
  }
  const view = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(90) };
  const seen = { ...view, width: 800, height: 600 };
  return {
    canvas,
    view,
    unproject: (x: number, y: number): Vector => [...unproject(seen, { x, y })],
  } as unknown as Viewer;
}

const whole = (view: object) =>
  Object.fromEntries(
    Object.entries(view).map(([name, angle]) => [name, Math.round(degrees(angle as number))]),
  );

test('what is framed on a tablet is what is in the middle beside the drawer, on either side', () => {
  // 200 pixels to the left of the middle, where 400 are 45 degrees.
  expect(whole(framedView(pictureWith(30, 0, { left: 500, right: 900 })))).toEqual({
    yaw: 3,
    pitch: 0,
    hfov: 90,
  });
  expect(whole(framedView(pictureWith(30, 0, { left: 100, right: 500 })))).toEqual({
    yaw: 57,
    pitch: 0,
    hfov: 90,
  });
});

test('without a drawer, and with one beside the picture, the whole picture frames', () => {
  for (const drawer of [null, { left: 900, right: 1200 }]) {
    const viewer = pictureWith(30, 10, drawer);
    expect(framedView(viewer)).toBe(viewer.view);
    const wanted = { yaw: 1 };
    expect(viewFraming(viewer, wanted)).toBe(wanted);
  }
});

test.each([
  [0, 0],
  [120, 25],
  [-170, -40],
])('what is turned to is framed then: yaw %i, pitch %i', (yaw, pitch) => {
  const drawer = { left: 500, right: 900 };
  const turned = viewFraming(pictureWith(10, 5, drawer), { yaw: radians(yaw), pitch: radians(pitch) });
  const { yaw: wholeYaw = 0, pitch: wholePitch = 0 } = turned;
  const then = framedView(pictureWith(degrees(wholeYaw), degrees(wholePitch), drawer));
  expect(whole(then)).toEqual({ yaw, pitch, hfov: 90 });
});
