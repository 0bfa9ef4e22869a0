import { expect, test } from 'vitest';
import { fromMarzipano, fromPannellum, fromPhotoSphereViewer } from './index.ts';

/** What a source would be opened with: equal panoramas have the same key. */
const keysOf = ({ scenes }: ReturnType<typeof fromPannellum>) =>
  scenes.map(({ source }) => JSON.parse((source as { key: string }).key) as unknown);

const crossing = { yaw: 30, pitch: -10 };

test('a tour of Pannellum: pictures seen from its file, links, where it begins', () => {
  const tour = fromPannellum(
    {
      default: { firstScene: 'kitchen', basePath: 'pictures/' },
      scenes: {
        hall: {
          title: 'Hall',
          panorama: 'hall.jpg',
          hotSpots: [{ ...crossing, type: 'scene', sceneId: 'kitchen' }],
        },
        kitchen: { title: 'Kitchen', panorama: 'https://other.example/kitchen.jpg', yaw: 90 },
      },
    },
    'https://tours.example/one/tour.json',
  );
  expect(tour.sceneId).toBe(2);
  expect(tour.scenes.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Hall'],
    [2, 'Kitchen'],
  ]);
  expect(tour.scenes[0]?.hotspots).toMatchObject([{ kind: 'link', targetSceneId: 2 }]);
  expect(tour.scenes[1]?.view.yaw).toBe(90);
  expect(keysOf(tour)).toEqual([
    { kind: 'equirectangular', picture: 'https://tours.example/one/pictures/hall.jpg' },
    { kind: 'equirectangular', picture: 'https://other.example/kitchen.jpg' },
  ]);
});

test('six faces, tiles and a part of the sphere of Pannellum', () => {
  const faces = ['f', 'r', 'b', 'l', 'u', 'd'].map((face) => `/${face}.jpg`);
  expect(keysOf(fromPannellum({ type: 'cubemap', cubeMap: faces }))).toEqual([
    {
      kind: 'faces',
      faces: { f: '/f.jpg', r: '/r.jpg', b: '/b.jpg', l: '/l.jpg', u: '/u.jpg', d: '/d.jpg' },
    },
  ]);
  const multiRes = {
    path: '/%l/%s%y_%x',
    extension: 'jpg',
    tileResolution: 512,
    maxLevel: 2,
    cubeResolution: 1024,
  };
  const [tiles] = keysOf(
    fromPannellum({ type: 'multires', multiRes, basePath: 'tiles' }, 'https://a.example/b/'),
  );
  expect(tiles).toMatchObject({
    kind: 'tiles',
    address: 'https://a.example/b/tiles/{level}/{face}{row}_{column}.jpg',
  });
  const part = { panorama: 'part.jpg', haov: 180, vaov: 60, vOffset: 15 };
  expect(keysOf(fromPannellum(part))).toMatchObject([
    { coverage: { left: 0.25, width: 0.5, top: 0.25, height: expect.closeTo(1 / 3) } },
  ]);
});

test('what Marzipano Tool writes: its tiles beside its file', () => {
  const scene = { id: '0-hall', name: 'Hall', levels: [{ tileSize: 512, size: 512 }] };
  const link = { yaw: 0.5, pitch: 0.1, target: '1-kitchen' };
  const data = {
    scenes: [
      { ...scene, linkHotspots: [link] },
      { ...scene, id: '1-kitchen', name: 'Kitchen' },
    ],
    settings: { autorotateEnabled: true },
  };
  const tour = fromMarzipano(`var APP_DATA = ${JSON.stringify(data)};`, 'https://a.example/app/data.js');
  expect(tour.autorotate).toBe(true);
  expect(tour.scenes[0]?.hotspots).toMatchObject([{ kind: 'link', targetSceneId: 2 }]);
  expect(keysOf(tour)).toMatchObject([
    { kind: 'tiles', address: expect.stringMatching(/^https:..a\.example\/app\/tiles\/0-hall\/{level}/) },
    { kind: 'tiles' },
  ]);
});

test('nodes of Photo Sphere Viewer, with what panoData says of a part', () => {
  const panoData = {
    fullWidth: 4000,
    fullHeight: 2000,
    croppedWidth: 2000,
    croppedHeight: 1000,
    croppedX: 1000,
    croppedY: 500,
  };
  const links = [{ nodeId: 'b', position: { yaw: '30deg', pitch: '-10deg' } }];
  const tour = fromPhotoSphereViewer([
    { id: 'a', name: 'Hall', panorama: 'a.jpg', panoData, links },
    { id: 'b', panorama: 'b.jpg' },
  ]);
  expect(tour.scenes[0]?.hotspots).toMatchObject([{ kind: 'link', targetSceneId: 2 }]);
  expect(keysOf(tour)).toEqual([
    {
      kind: 'equirectangular',
      picture: 'a.jpg',
      coverage: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 },
    },
    { kind: 'equirectangular', picture: 'b.jpg' },
  ]);
});

test('what is none of a viewer is refused in plain words', () => {
  expect(() => fromPannellum({ rooms: [] })).toThrow('The tour cannot be read: it is none of this viewer');
  expect(() => fromMarzipano('{')).toThrow('The tour cannot be read');
});

test('odd numbers of a part never reach beyond the sphere', () => {
  const partOf = (more: object) => keysOf(fromPannellum({ panorama: 'a.jpg', ...more }));
  expect(partOf({ vaov: 120, vOffset: 90 })).toMatchObject([
    { coverage: { left: 0, top: 0, width: 1, height: expect.closeTo(1 / 3) } },
  ]);
  const whole = [{ kind: 'equirectangular', picture: 'a.jpg' }];
  expect(partOf({ vaov: 10, vOffset: 500 })).toEqual(whole);
  expect(keysOf(fromPhotoSphereViewer([{ id: 'a', panorama: 'a.jpg', panoData: { fullWidth: 0 } }]))).toEqual(
    whole,
  );
});

test('the texts of files: JSON with comments, and what a script assigns to a variable; other scripts are refused', () => {
  const tour = '{ "panorama": "hall.jpg", /* one */ "yaw": 20, }';
  for (const text of [tour, `\uFEFF// ours\nexport default ${tour};\n`, `const tour = ${tour}`])
    expect(fromPannellum(text).scenes[0]?.view.yaw).toBe(20);
  expect(() => fromPannellum(`pannellum.viewer('tour', ${tour})`)).toThrow('it is malformed');
  expect(() => fromPannellum(`{"panorama": "a.jpg", "x": ${'['.repeat(60)}`)).toThrow('nested too deeply');
  expect(() => fromPannellum(' '.repeat(9e6))).toThrow('too large');
});
