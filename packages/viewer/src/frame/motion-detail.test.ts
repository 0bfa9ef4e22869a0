import { expect, test } from 'vitest';
import { MotionDetail } from './motion-detail.ts';

/** Moves for this many frames; the scale of the last one. */
function move(detail: MotionDetail, frames: number, intervalMs: number, from = 0): number {
  let scale = 1;
  for (let frame = 0; frame <= frames; frame++) scale = detail.scaleAt(from + frame * intervalMs, true);
  return scale;
}

test('a card that keeps up with the screen draws every pixel', () => {
  const detail = new MotionDetail();
  detail.learnRest(12);
  expect(move(detail, 600, 1000 / 60)).toBe(1);
});

test('a card that does not keep up draws fewer pixels in motion, and all of them at rest', () => {
  const detail = new MotionDetail();
  expect(move(detail, 20, 50)).toBeLessThan(1);
  expect(detail.scaleAt(2000, false)).toBe(1);
  expect(detail.scaleAt(2050, true)).toBeLessThan(1);
});

test('one late frame changes nothing', () => {
  const detail = new MotionDetail();
  move(detail, 30, 1000 / 60);
  expect(detail.scaleAt(900, true)).toBe(1);
});

test('a pause between two movements is no late frame', () => {
  const detail = new MotionDetail();
  for (let at = 0; at < 20_000; at += 1000) {
    expect(move(detail, 3, 1000 / 60, at)).toBe(1);
    detail.scaleAt(at + 70, false);
  }
});

test('a picture at rest that took long has motion begin with fewer pixels', () => {
  const [slow, slower] = [new MotionDetail(), new MotionDetail()];
  slow.learnRest(60);
  slower.learnRest(150);
  expect(slow.scaleAt(0, true)).toBeLessThan(1);
  expect(slower.scaleAt(0, true)).toBeLessThan(slow.scaleAt(16, true));
});

test('more is tried again when all frames come in time, ever more seldom when it fails', () => {
  const detail = new MotionDetail();
  detail.learnRest(60);
  let [now, trials] = [0, 0];
  for (let frame = 0, last = 0.7; frame < 3000; frame++) {
    const scale = detail.scaleAt(now, true);
    if (scale > last) trials++;
    last = scale;
    now += scale < 1 ? 1000 / 60 : 40;
  }
  expect(trials).toBeGreaterThan(2);
  expect(trials).toBeLessThan(7);
});

test('where frames stay as far apart with fewer pixels, all of them are drawn: the browser saves power', () => {
  const detail = new MotionDetail();
  expect(move(detail, 15, 1000 / 30)).toBeLessThan(1);
  let now = 2000;
  while (detail.scaleAt(now, true) < 1) now += 1000 / 30;
  expect(now).toBeLessThan(4000);
  // Nor does one slow picture at rest bring them back.
  detail.learnRest(150);
  expect(detail.scaleAt(now + 1000 / 30, true)).toBe(1);
  expect(move(detail, 600, 1000 / 30, 10_000)).toBe(1);
});

test('a card that is slow even with the fewest pixels keeps to them', () => {
  const detail = new MotionDetail();
  let [now, scale] = [0, 1];
  for (let frame = 0; frame < 400; frame++) {
    now += scale === 1 ? 150 : 60;
    scale = detail.scaleAt(now, true);
  }
  expect(scale).toBe(0.5);
});
