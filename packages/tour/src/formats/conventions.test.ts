import { expect, test } from 'vitest';
import { openingView } from '../rules/index.ts';
import type { ReadResult } from './imported-tour.ts';
import { readMarzipano } from './marzipano/read-marzipano.ts';
import { readPannellum } from './pannellum/read-pannellum.ts';
import { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';

function read(result: ReadResult) {
  if (!result.ok) throw new Error(result.fault);
  return result;
}

test('Pannellum: 90 degrees of yaw are to the right, pitch is up', () => {
  const { content } = read(
    readPannellum(
      '{"panorama":"a.jpg","hotSpots":[{"yaw":90,"pitch":0},{"yaw":0,"pitch":30}],"northOffset":247.5}',
    ),
  );
  const [right, up] = content.scenes[0]?.hotspots ?? [];
  expect(right?.position[0]).toBeCloseTo(1);
  expect(up?.position[1]).toBeCloseTo(0.5);
  expect(content.scenes[0]?.heading).toBe(247.5);
});

test('Marzipano: radians, pitch is down, the angle of view is vertical', () => {
  const { content, files } = read(
    readMarzipano(`{"scenes":[{"id":"0-hall","name":"Hall","levels":[{"tileSize":256,"size":256,"fallbackOnly":true},
      {"tileSize":512,"size":512},{"tileSize":512,"size":1024}],
      "initialViewParameters":{"yaw":${Math.PI / 2},"pitch":${Math.PI / 6},"fov":${Math.PI / 2}},
      "linkHotspots":[{"yaw":0,"pitch":${Math.PI / 6},"rotation":${Math.PI / 4},"target":"0-HALL"}],"infoHotspots":[]}]}`),
  );
  const [scene] = content.scenes;
  const view = scene && openingView(scene);
  expect(view?.yaw).toBeCloseTo(90);
  expect(view?.pitch).toBeCloseTo(-30);
  expect(view?.hfov).toBeCloseTo((2 * Math.atan(16 / 9) * 180) / Math.PI);
  expect(scene?.hotspots[0]).toMatchObject({ kind: 'link', targetSceneId: 1, rotation: 45 });
  expect(scene?.hotspots[0]?.position[1]).toBeCloseTo(-0.5);
  expect(files[0]?.source).toEqual({
    kind: 'tiles',
    layout: {
      address: 'tiles/0-hall/{level}/{face}/{row}/{column}.jpg',
      levels: [
        { name: '1', faceSize: 512, tileSize: 512 },
        { name: '2', faceSize: 1024, tileSize: 512 },
      ],
      firstIndex: 0,
    },
  });
});

test('Pannellum: levels of tiles halve from the finest, without the rest', () => {
  const { files } = read(
    readPannellum(
      '{"type":"multires","multiRes":{"basePath":"library","path":"/%l/%s%y_%x","extension":"jpg","tileResolution":512,"maxLevel":3,"cubeResolution":1501}}',
    ),
  );
  expect(files[0]?.source).toEqual({
    kind: 'tiles',
    layout: {
      address: 'library/{level}/{face}{row}_{column}.jpg',
      levels: [
        { name: '1', faceSize: 375, tileSize: 512 },
        { name: '2', faceSize: 750, tileSize: 512 },
        { name: '3', faceSize: 1501, tileSize: 512 },
      ],
      firstIndex: 0,
    },
  });
});

test('Photo Sphere Viewer: a pan turns the photo to the left', () => {
  const links = [{ nodeId: 'a', position: { yaw: '-33deg', pitch: 0 } }];
  const node = { id: 'a', panorama: 'a.jpg', sphereCorrection: { pan: '33deg' }, links };
  const { content } = read(readPhotoSphereViewer(JSON.stringify({ nodes: [node] })));
  const [x, y, z] = content.scenes[0]?.hotspots[0]?.position ?? [];
  expect(x).toBeCloseTo(0, 9);
  expect(y).toBeCloseTo(0, 9);
  expect(z).toBeCloseTo(-1, 9);
});

test('what is odd in a document is reported with its place', () => {
  const { report, content } = read(
    readPannellum(`{"default":{"firstScene":"B"},"scenes":{"a":{"title":"A","horizonPitch":3,"hotSpots":[
      {"type":"scene","sceneId":"a","yaw":1,"pitch":1},{"type":"scene","sceneId":"gone","yaw":1,"pitch":1},
      {"type":"info","text":"x","URL":"javascript:alert(1)","yaw":1,"pitch":1},{"type":"info"}]},
      "b":{"panorama":"b.jpg","cssClass":"x"}}}`),
  );
  expect(content.initialSceneId).toBe(2);
  expect(report.map(({ code, place }) => `${code} ${place}`)).toEqual(
    expect.arrayContaining([
      'other_letter_case default.firstScene',
      'no_photo scenes.a',
      'levelled scenes.a.horizonPitch',
      'self_link scenes.a.hotSpots[0]',
      'no_such_scene scenes.a.hotSpots[1].sceneId',
      'unsafe_address scenes.a.hotSpots[2].URL',
      'no_position scenes.a.hotSpots[3]',
      'kept_field scenes.b.cssClass',
    ]),
  );
});
