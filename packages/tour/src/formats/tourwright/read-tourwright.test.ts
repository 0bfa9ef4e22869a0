import { expect, test } from 'vitest';
import { parseTour } from '../../rules/index.ts';
import { readTour } from '../read-tour.ts';

const stored = {
  name: 'Flat',
  user_id: 'someone',
  created_at: { seconds: 1_700_000_000, nanoseconds: 0 },
  activity: true,
  initialSceneId: 2,
  audio: { id: 7, name: 'Rain', slug: 'flat/audio/rain.mp3' },
  centerLogo: 'flat/logo/mark.png',
  floorPlans: [{ id: 'p', name: 'Ground', slug: 'flat/floor-plans/ground.png' }],
  scenes: [
    {
      id: 1,
      name: 'Hall',
      slug: 'flat/hall.jpg',
      cameraPosition: [0, 0, 0.01],
      hotspots: JSON.stringify([
        { kind: 'link', position: [1, 0, 0], targetSceneId: 2 },
        { kind: 'link', position: [0, 0, -1], targetSceneId: 9 },
        { kind: 'image', position: [0, 0, -1], pictures: [{ id: 'n1', slug: 'flat/pictures/a.png' }] },
      ]),
      videos: '[]',
      unheardOf: { kept: true },
    },
    { id: 2, name: 'Kitchen', slug: 'flat/kitchen.jpg', hotspots: '', videos: '' },
  ],
};

test("the specification's stored documents come in, without their owner and publication", () => {
  const result = readTour(`\uFEFF${JSON.stringify({ id: 't1', tourData: stored })}`);
  if (!result.ok) throw new Error(result.fault);
  const { content, files, report } = result;
  expect(content).toMatchObject({ name: 'Flat', initialSceneId: 2, centerLogo: 'mark.png' });
  expect(content).not.toHaveProperty('user_id');
  expect(content).not.toHaveProperty('activity');
  const [hall] = content.scenes;
  expect(hall).toMatchObject({ slug: 'hall.jpg', unheardOf: { kept: true } });
  expect(hall?.hotspots.map(({ kind, position }) => [kind, position])).toEqual([
    ['link', [1, 0, 0]],
    ['link', [0, 0, -1]],
    ['image', [0, 0, -1]],
  ]);
  expect(hall?.hotspots[2]).toMatchObject({ pictures: [{ slug: 'a.png' }] });
  expect(files.map(({ use, source }) => [use, source.kind === 'file' && source.address]).sort()).toEqual([
    ['audio', 'flat/audio/rain.mp3'],
    ['floor-plan', 'flat/floor-plans/ground.png'],
    ['panorama', 'flat/hall.jpg'],
    ['panorama', 'flat/kitchen.jpg'],
    ['picture', 'flat/logo/mark.png'],
    ['picture', 'flat/pictures/a.png'],
  ]);
  expect(report).toContainEqual(
    expect.objectContaining({ code: 'no_such_scene', place: 'scenes[0].hotspots[1]' }),
  );
});

test('a document as this installation gives it comes in as it was', () => {
  const first = readTour(JSON.stringify(stored));
  if (!first.ok) throw new Error(first.fault);
  const rest = { schema: 1, version: 3, user_id: 'u', updated_at: '', activity: 'published' };
  const document = { id: 't', ...rest, published_version: 2, published_at: '', ...first.content };
  expect(parseTour(document).ok).toBe(true);
  const second = readTour(JSON.stringify(document));
  expect(second.ok && second.content).toEqual(first.content);
});

test('a document with a fault says where', () => {
  const odd = { ...stored, scenes: [{ ...stored.scenes[0], name: 5 }] };
  expect(readTour(JSON.stringify(odd))).toMatchObject({
    ok: false,
    fault: 'malformed',
    params: { reason: 'scenes[0].name' },
  });
});
