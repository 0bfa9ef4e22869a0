import { expect, test } from 'vitest';
import { addressOfTile } from '../../pyramid/index.ts';
import { openingView } from '../../rules/index.ts';
import { readTour } from '../read-tour.ts';
import { includesOf } from './includes-of.ts';

const tour = `\uFEFF<!-- made by tool -->
<krpano title="House" onstart="loadscene(scene_hall, null, MERGE);">
  <include url="skin/vtourskin.xml" />
  <include url="spots.xml" />
  <action name="startup">trace(hello);</action>
  <layer name="plan" url="%CURRENTXML%/plan.png" width="400" height="200">
    <layer name="spot1" x="100" y="50%" onclick="loadscene(scene_kitchen)" />
  </layer>
  <scene name="scene_hall" title="Hall" onstart="" thumburl="panos/hall.tiles/thumb.jpg">
    <view hlookat="90" vlookat="30" fovtype="HFOV" fov="100" />
    <image><cube url="panos/hall.tiles/%s/l%l/%0v/l%l_%s_%0v_%0h.jpg" multires="512,640,1280" /></image>
    <hotspot name="h1" style="skin_hotspotstyle" ath="90" atv="30" linkedscene="SCENE_KITCHEN" linkedscene_lookat="45,10,90" />
    <hotspot name="area" onclick="openurl('https://example.org/a', _blank)">
      <point ath="0" atv="0" /><point ath="10" atv="0" /><point ath="10" atv="-10" />
    </hotspot>
  </scene>
  <scene name="scene_kitchen" title="Kitchen">
    <image><sphere url="kitchen.jpg" /></image>
    <hotspot name="back" ath="0" atv="0" onclick="skin_loadscene(scene_hall, 'x')" tooltip="Hall &amp; door" />
  </scene>
</krpano>`;

function read(text: string) {
  const result = readTour(text);
  if (!result.ok) throw new Error(result.fault);
  return result;
}

test('scenes, views, hotspots and plans of a krpano tour come in; scripts are reported', () => {
  const { content, files, report } = read(tour);
  const [hall, kitchen] = content.scenes;
  expect([content.name, content.initialSceneId, hall?.name, kitchen?.name]).toEqual([
    'House',
    1,
    'Hall',
    'Kitchen',
  ]);
  expect(hall && openingView(hall)).toMatchObject({ yaw: 90, pitch: -30, hfov: expect.closeTo(100, 6) });
  const [link, area] = hall?.hotspots ?? [];
  expect(link).toMatchObject({ kind: 'link', targetSceneId: 2, arrival: { yaw: 45, pitch: -10 } });
  expect(link?.position[1]).toBeCloseTo(-0.5);
  expect(area).toMatchObject({ kind: 'web', url: 'https://example.org/a' });
  expect(area?.polygon).toHaveLength(3);
  expect(kitchen?.hotspots[0]).toMatchObject({ kind: 'link', targetSceneId: 1, text: 'Hall & door' });
  expect(content.floorPlans[0]?.pins).toEqual([{ id: 'n1', sceneId: 2, x: 0.25, y: 0.5, heading: 0 }]);
  expect(files.map(({ use, source }) => [use, source])).toEqual([
    [
      'panorama',
      {
        kind: 'tiles',
        layout: {
          address: 'panos/hall.tiles/{face}/l{level}/{row:2}/l{level}_{face}_{row:2}_{column:2}.jpg',
          levels: [
            { name: '1', faceSize: 640, tileSize: 512 },
            { name: '2', faceSize: 1280, tileSize: 512 },
          ],
          firstIndex: 1,
        },
      },
    ],
    ['panorama', { kind: 'file', address: 'kitchen.jpg' }],
    ['floor-plan', { kind: 'file', address: 'plan.png' }],
  ]);
  const lines = report.map(({ code, place }) => `${code} ${place}`);
  expect(lines).toEqual(
    expect.arrayContaining(['script action', 'no_included_file include[spots.xml]', 'script $@onstart']),
  );
});

test.each([
  ['entities', '<!DOCTYPE k [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><krpano>&b;</krpano>', 'xml_entities'],
  ['an outer entity', '<!DOCTYPE k SYSTEM "file:///etc/passwd"><krpano/>', 'xml_entities'],
  ['too many levels', `${'<layer>'.repeat(10_000)}`, 'too_deep'],
  ['too many elements', `<krpano>${'<a/>'.repeat(200_000)}</krpano>`, 'too_many_values'],
  ['an end that is missing', '<krpano><scene name="a">', 'malformed'],
  ['another root', '<html></html>', 'not_this_tool'],
])('XML with %s is refused with a fault', (_, text, fault) => {
  expect(readTour(text)).toMatchObject({ ok: false, fault });
});

test('the elements of included files count as if they stood there; circles end', () => {
  const main = `<krpano><include url="scenes.xml" /><include url="gone.xml" /></krpano>`;
  const scenes = `<krpano><include url="scenes.xml" /><scene name="a" title="A"><image><sphere url="a.jpg" /></image>
    <view hlookat="0" limitview="lookto" hlookatmin="-60" hlookatmax="60" vlookatmin="-20" vlookatmax="45" fovtype="HFOV" fovmin="40" fovmax="100" />
    </scene></krpano>`;
  expect(includesOf(main)).toEqual(['scenes.xml', 'gone.xml']);
  const result = readTour(main, new Map([['scenes.xml', scenes]]));
  if (!result.ok) throw new Error(result.fault);
  const { content, report } = result;
  expect(content.scenes).toHaveLength(1);
  expect(content.scenes[0]).toMatchObject({
    name: 'A',
    limits: {
      yaw: { min: -60, max: 60 },
      pitch: { min: -45, max: 20 },
      hfov: { min: expect.closeTo(40, 6), max: expect.closeTo(100, 6) },
    },
  });
  expect(report).toContainEqual(
    expect.objectContaining({ code: 'no_included_file', params: { name: 'gone.xml' } }),
  );
});

test('tiles of older releases, with an address for each side, are tiles', () => {
  const level = (edge: number) =>
    `<level tiledimagewidth="${edge}">${['left', 'front', 'right', 'back', 'up', 'down']
      .map((side) => `<${side} url="t/mres_${side[0]}/l${edge / 512}_${side[0]}_%v_%h.jpg" />`)
      .join('')}</level>`;
  const { content, files, report } = read(
    `<krpano><image type="CUBE" multires="true" tilesize="512">${level(1024)}${level(512)}</image></krpano>`,
  );
  expect(content.scenes).toHaveLength(1);
  expect(report.map(({ code }) => code)).toContain('from_tiles');
  const [{ source } = { source: null }] = files;
  if (source?.kind !== 'tiles') throw new Error('There are no tiles');
  expect(addressOfTile(source.layout, { face: 'u', level: 1, row: 0, column: 1 })).toBe(
    't/mres_u/l2_u_1_2.jpg',
  );
});
