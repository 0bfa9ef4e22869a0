/** The ways back of the demo tours, whose rooms are known to the centimetre, as the geometry alone would place them. */
import { leastConfidence, wayBack } from '@tourwright/tour/building';
import { type FloorPlan, isKind, type Tour } from '@tourwright/tour/document';
import { degrees, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { buildTour } from './build-tour.ts';
import { readPlan } from './plan.ts';
import { demoTours } from './tours/index.ts';

const noFile = async (_tour: string, file: string) => ({ path: file, sha256: '0'.repeat(64), sizeBytes: 0 });

/** How far each way back of a tour is from its doorway, degrees, when it is taken away and placed again. */
async function offsOf(demo: (typeof demoTours)[number]): Promise<number[]> {
  const plan = await readPlan(demo.slug);
  const { content } = await buildTour(demo, plan, noFile);
  const floorOf = (slug: string) => plan.floors[content.floorPlans.findIndex((each) => each.slug === slug)];
  const facts = {
    imageOf: (slug: string) => {
      const floor = floorOf(slug);
      return floor && { width: floor.widthPixels, height: floor.heightPixels };
    },
  };
  const stands = (floor: FloorPlan, id: number) => floor.pins?.some(({ sceneId }) => sceneId === id);
  return content.scenes.flatMap((from) =>
    from.hotspots.flatMap((link) => {
      const to = content.scenes.find(({ id }) => isKind(link, 'link') && id === link.targetSceneId);
      const back = to?.hotspots.find((each) => isKind(each, 'link') && each.targetSceneId === from.id);
      const isOnPlan = content.floorPlans.some(
        (floor) => stands(floor, from.id) && stands(floor, to?.id ?? 0),
      );
      if (!to || !back || !isOnPlan) return [];
      const scenes = content.scenes.map((scene) =>
        scene === to ? { ...scene, hotspots: to.hotspots.filter((each) => each !== back) } : scene,
      );
      const way = { fromId: from.id, toId: to.id, position: link.position };
      const found = wayBack({ ...content, scenes } as unknown as Tour, way, facts);
      expect(found).toMatchObject({ evidence: 'plan' });
      expect(found.confidence).toBeGreaterThan(leastConfidence);
      const yaw = yawPitchOf(found.direction).yaw - yawPitchOf(back.position).yaw;
      return [Math.abs(degrees(wrapAngle(yaw)))];
    }),
  );
}

test('on a floor plan every way back is placed within 25 degrees of its doorway, half of them within 5', async () => {
  const offs = (await Promise.all(demoTours.map(offsOf))).flat().sort((a, b) => a - b);
  expect(offs.length).toBeGreaterThan(40);
  expect(offs.at(-1)).toBeLessThan(25);
  expect(offs[Math.floor(offs.length / 2)]).toBeLessThan(5);
});
