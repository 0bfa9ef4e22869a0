/** The present scene and the next one, independent of how they are drawn. */
import { expect, test, vi } from 'vitest';
import { Journey } from './journey.ts';

function scene(name: string, firstTile: Promise<void> = Promise.resolve()) {
  return { name, panorama: { hasPreview: false, previewReady: undefined, firstTile, close: vi.fn() } };
}

function journey() {
  return new Journey<ReturnType<typeof scene>, 'fade'>();
}

test('one arrives when the passage is over; the scene that was left is closed then', async () => {
  const way = journey();
  const [hall, kitchen] = [scene('hall'), scene('kitchen')];
  void way.show(hall, 'fade');
  expect(way.passage).toBeNull();
  expect(await way.prepare(kitchen)).toBe(true);
  expect([way.present?.name, way.next?.name]).toEqual(['hall', 'kitchen']);
  const arrived = way.show(kitchen, 'fade');
  expect([way.present?.name, way.passage?.from.name]).toEqual(['kitchen', 'hall']);
  expect([way.partAt(1000), way.partAt(1300)]).toEqual([0, 0.5]);
  expect(hall.panorama.close).not.toHaveBeenCalled();
  expect(way.partAt(1600)).toBeNull();
  await arrived;
  expect(hall.panorama.close).toHaveBeenCalledOnce();
});

test('opening another scene meanwhile replaces the first', async () => {
  const way = journey();
  const [kitchen, bath] = [scene('kitchen', new Promise<void>(() => undefined)), scene('bath')];
  const first = way.prepare(kitchen);
  const second = way.prepare(bath);
  expect(kitchen.panorama.close).toHaveBeenCalledOnce();
  expect(await second).toBe(true);
  expect(way.next?.name).toBe('bath');
  void first;
});

test('a scene that cannot be had leaves the present one where it is', async () => {
  const way = journey();
  const hall = scene('hall');
  void way.show(hall, null);
  const lost = scene('lost', Promise.reject(new Error('No line')));
  await expect(way.prepare(lost)).rejects.toThrow('No line');
  expect([way.present?.name, way.next]).toEqual(['hall', null]);
  expect(lost.panorama.close).toHaveBeenCalledOnce();
});

test('at once there is no passage; the end closes what is shown and what loads', async () => {
  const way = journey();
  const [hall, kitchen, bath] = [scene('hall'), scene('kitchen'), scene('bath')];
  void way.show(hall, null);
  void way.show(kitchen, null);
  expect([hall.panorama.close.mock.calls.length, way.partAt(0)]).toEqual([1, null]);
  await way.prepare(bath);
  way.end();
  expect([kitchen, bath].map(({ panorama }) => panorama.close.mock.calls.length)).toEqual([1, 1]);
  expect([way.present, way.next]).toEqual([null, null]);
});
