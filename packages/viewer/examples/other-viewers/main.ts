import { createViewer } from '@tourwright/viewer';
import { fromMarzipano, fromPannellum, fromPhotoSphereViewer } from '@tourwright/viewer/from';
import '@tourwright/viewer/viewer.css';

const kitchen = [...'frblud'].map((face) => `/kitchen/${face}/0/0/0.webp`);
const [front, right, back, left, top, bottom] = kitchen;

const configuration = {
  default: { firstScene: 'studio' },
  scenes: {
    studio: {
      title: 'Studio',
      panorama: '/hall.jpg',
      hotSpots: [{ type: 'scene', sceneId: 'kitchen', yaw: 25, pitch: -5 }],
    },
    kitchen: { title: 'Kitchen', type: 'cubemap', cubeMap: kitchen },
  },
};

const nodes = [
  {
    id: 'studio',
    name: 'Studio',
    panorama: '/hall.jpg',
    links: [{ nodeId: 'kitchen', position: { yaw: '25deg', pitch: '-5deg' } }],
  },
  { id: 'kitchen', name: 'Kitchen', panorama: { front, right, back, left, top, bottom } },
];

const data = await (await fetch('/marzipano/data.js')).text();

const tours = {
  Pannellum: () => fromPannellum(configuration),
  'Marzipano Tool': () => fromMarzipano(data, '/marzipano/data.js'),
  'Photo Sphere Viewer': () => fromPhotoSphereViewer(nodes),
};

const select = document.querySelector('select') as HTMLSelectElement;
select.append(...Object.keys(tours).map((name) => new Option(name)));

let viewer = show();
select.addEventListener('change', () => {
  viewer.close();
  viewer = show();
});

function show() {
  const tour = tours[select.value as keyof typeof tours]();
  const shown = createViewer('#tour', tour);
  const where = document.getElementById('where');
  shown.on('scene', ({ sceneId }) => {
    if (where) where.textContent = `You are here: ${tour.scenes.find(({ id }) => id === sceneId)?.name}`;
  });
  return shown;
}
