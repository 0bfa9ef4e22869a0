import fc from 'fast-check';

/** Documents as tools write them. */
const documents: readonly unknown[] = [
  {
    name: 'T',
    initialSceneId: 1,
    audio: { name: 'A', slug: 't/a.mp3' },
    centerLogo: 'logo.png',
    floorPlans: [{ id: 'p', name: 'P', slug: 't/p.png', pins: [{ sceneId: 1, x: 0, y: 1, heading: 2 }] }],
    scenes: [
      {
        id: 1,
        name: 'A',
        slug: 't/a.jpg',
        cameraPosition: [0, 0, 0.01],
        hotspots: '[{"kind":"link","targetSceneId":2,"position":[1,0,0]}]',
        videos: '[]',
      },
      { id: 2, name: 'B', slug: 't/b.jpg', hotspots: [{ kind: 'image', pictures: [{ slug: 't/c.png' }] }] },
    ],
  },
  {
    default: { firstScene: 'a', hfov: 100, autoRotate: -2 },
    scenes: {
      a: {
        title: 'A',
        type: 'equirectangular',
        panorama: 'a.jpg',
        yaw: 1,
        pitch: 2,
        northOffset: 3,
        haov: 300,
        hotSpots: [
          {
            type: 'scene',
            sceneId: 'b',
            yaw: 1,
            pitch: 2,
            targetYaw: 3,
            targetPitch: 4,
            targetHfov: 50,
            scale: 2,
          },
          {
            type: 'info',
            text: '<b>x</b>',
            URL: 'https://a.example/',
            yaw: 1,
            pitch: 2,
            image: 'i.png',
            id: 'i',
          },
        ],
      },
      b: {
        type: 'multires',
        multiRes: { maxLevel: 2, cubeResolution: 900, tileResolution: 512, path: '/%l/%s' },
      },
    },
  },
  {
    name: 'T',
    settings: { autorotateEnabled: true },
    scenes: [
      {
        id: '0-a',
        name: 'A',
        levels: [{ tileSize: 512, size: 1024, fallbackOnly: false }],
        initialViewParameters: { yaw: 1, pitch: 0.5, fov: 1 },
        linkHotspots: [{ yaw: 1, pitch: 1, rotation: 1, target: '0-a' }],
        infoHotspots: [{ yaw: 1, pitch: 1, title: 'T', text: '<p>x</p>' }],
      },
    ],
  },
  {
    startNodeId: 'a',
    positionMode: 'gps',
    nodes: [
      {
        id: 'a',
        name: 'A',
        panorama: { path: { front: 'f', right: 'r', back: 'b', left: 'l', top: 't', bottom: 'd' } },
        gps: [1, 2, 3],
        sphereCorrection: { pan: '33deg', tilt: 1, roll: 2 },
        panoData: { poseHeading: 2, posePitch: 3, poseRoll: 4 },
        links: [
          {
            nodeId: 'b',
            position: { yaw: '1deg', pitch: 2 },
            data: { tourwright: { arrival: { yaw: 1, pitch: 2 } } },
          },
        ],
        markers: [
          {
            id: 'm',
            polygon: [
              [0, 0],
              [1, 0],
              [1, 1],
            ],
            tooltip: { content: 'x' },
            content: '<p>',
          },
          {
            id: 's',
            imageLayer: 'i',
            position: [
              { yaw: 0, pitch: 0 },
              { yaw: 1, pitch: 0 },
              { yaw: 1, pitch: 1 },
              { yaw: 0, pitch: 1 },
            ],
          },
          { id: 'g', gps: [2, 2], html: 'x' },
        ],
        data: { tourwright: { view: { yaw: 1, pitch: 2, hfov: 3 }, heading: 4 } },
      },
      { id: 'b', panorama: 'b.jpg', gps: [1, 2.1] },
    ],
  },
];

/** Tools' documents in which some values are replaced by others. */
export function mutatedDocuments(
  value: fc.Arbitrary<unknown>,
  write: (made: unknown) => string,
): fc.Arbitrary<string> {
  const changes = fc.array(fc.tuple(fc.nat(60), value), { minLength: 1, maxLength: 5 });
  return fc.tuple(fc.constantFrom(...documents), changes).map(([document, replaced]) => {
    let text = JSON.stringify(document);
    for (const [at, made] of replaced) text = replacedAt(text, at, write(made));
    return text;
  });
}

/** Replaces the value behind one of the colons. */
function replacedAt(text: string, at: number, made: string): string {
  const values = [...text.matchAll(/:("[^"]*"|-?[\d.]+|true|false|\[[^[\]{}]*\]|\{[^[\]{}]*\})/g)];
  const found = values[at % Math.max(values.length, 1)];
  return found
    ? `${text.slice(0, found.index + 1)}${made}${text.slice(found.index + found[0].length)}`
    : text;
}
