import { expect, test } from 'vitest';
import type { Tour } from '../../document/index.ts';
import { parseTour } from '../stored/parse-tour.ts';
import { openedAt } from './opened-at.ts';
import { openingScene } from './opening-scene.ts';
import { openingView } from './opening-view.ts';

function tour(): Tour {
  const parsed = parseTour({
    id: 't',
    schema: 1,
    version: 1,
    user_id: 'u',
    updated_at: '',
    activity: 'published',
    published_version: 1,
    published_at: null,
    opening: 'planet',
    scenes: [1, 2].map((id) => ({ id, name: `Scene ${id}`, slug: `t/${id}.jpg` })),
    audio: [],
    brochures: [],
    floorPlans: [],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.tour;
}

test('a tour opens in another scene, looking another way', () => {
  const view = { yaw: 120, pitch: -10, hfov: 70 };
  const shown = openedAt(tour(), { sceneId: 2, view });
  const opening = openingScene(shown);
  expect(opening?.id).toBe(2);
  expect(opening && openingView(opening)).toEqual(view);
  expect(shown.opening).toBeUndefined();
  expect(shown.scenes[0]).toEqual(tour().scenes[0]);
});

test('without a view the scene opens as it does itself', () => {
  const shown = openedAt(tour(), { sceneId: 2 });
  expect(openingScene(shown)).toEqual(tour().scenes[1]);
});

test('a scene that is gone changes nothing', () => {
  expect(openedAt(tour(), { sceneId: 3 })).toEqual(tour());
});
