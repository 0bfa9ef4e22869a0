import { createViewer, type Panorama } from '@tourwright/viewer';
import '@tourwright/viewer/viewer.css';

const six = (addressOf: (face: string) => string) => [...'frblud'].map(addressOf);

const panoramas: Record<string, Panorama> = {
  'a plain picture': '/hall.jpg',
  'a part of the sphere': '/part.jpg', // its GPano fields say which
  'six faces': { kind: 'faces', faces: six((face) => `/studio/${face}/0/0/0.webp`) },
  'tiles of our own': { kind: 'tourwright', manifest: '/studio/manifest.json' },
  'tiles of Pannellum': {
    kind: 'pannellum',
    basePath: '/studio',
    multiRes: {
      path: '/%s/0/%y/%x',
      extension: 'webp',
      tileResolution: 640,
      maxLevel: 1,
      cubeResolution: 640,
    },
  },
  'tiles of Marzipano': {
    kind: 'marzipano',
    address: '/marzipano/tiles/0-studio/{z}/{f}/{y}/{x}.jpg',
    levels: [
      { size: 256, tileSize: 256, fallbackOnly: true },
      { size: 512, tileSize: 512 },
    ],
  },
  'tiles of krpano': {
    kind: 'krpano',
    address: '/studio/%s/0/%v/%h.webp',
    multires: '640,640',
    firstIndex: 0,
  },
  'Deep Zoom images': { kind: 'deep-zoom', faces: six((face) => `/deep-zoom/${face}.dzi`) },
  'tiles of a layout of one’s own': {
    kind: 'tiles',
    address: '/studio/{face}/{level}/{row}/{column}.webp',
    levels: [{ name: '0', faceSize: 640, tileSize: 640 }],
    firstIndex: 0,
  },
};

const select = document.querySelector('select') as HTMLSelectElement;
select.append(...Object.keys(panoramas).map((name) => new Option(name)));

let viewer = show();
select.addEventListener('change', () => {
  viewer.close();
  viewer = show();
});

function show() {
  return createViewer('#tour', { panorama: panoramas[select.value] as Panorama, name: 'Studio' });
}
