import { createViewer, type OtherPicture, panoramaScene, type TileId } from '@tourwright/viewer';
import '@tourwright/viewer/viewer.css';

const hues = { f: 0, r: 60, b: 120, l: 180, u: 240, d: 300 };

/** A panorama that exists nowhere: each tile is painted when somebody looks at it. */
const chequered: OtherPicture = {
  key: 'chequered',
  open: async () => ({
    key: 'chequered/',
    levels: [
      { faceSize: 256, tileSize: 256 },
      { faceSize: 1024, tileSize: 256 },
    ],
    formats: [''],
    // Names a tile in messages; `load` makes it.
    addressOf: ({ face, level, row, column }) => `${face}/${level}/${row}/${column}`,
    load: async (tile) => paint(tile),
  }),
};

function paint({ face, level, row, column }: TileId): ImageBitmap {
  const canvas = new OffscreenCanvas(256, 256);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = `hsl(${hues[face]} 60% ${(row + column) % 2 ? 45 : 60}%)`;
  context.fillRect(0, 0, 256, 256);
  context.fillStyle = '#fff';
  context.font = '24px sans-serif';
  context.fillText(`${face} ${level}/${row}/${column}`, 16, 40);
  return canvas.transferToImageBitmap();
}

const scene = panoramaScene(chequered, { name: 'Painted on demand' });
scene.hotspots.push({
  id: 'chair',
  kind: 'info',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  text: 'Chair, 49 euros',
});

const viewer = createViewer('#tour', {
  scenes: [scene],
  // The button stays the viewer's: it has its place, the keyboard and its name. What is in it is ours.
  renderHotspot: (hotspot, button) => {
    const price = document.createElement('span');
    price.className = 'price';
    price.textContent = hotspot.text ?? '';
    button.replaceChildren(price);
  },
});
viewer.on('hotspot', ({ hotspot }) => {
  const chosen = document.getElementById('chosen');
  if (chosen) chosen.textContent = `Chosen: ${hotspot.text}`;
});
