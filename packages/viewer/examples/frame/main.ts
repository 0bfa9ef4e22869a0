import { connectFrame } from '@tourwright/viewer/frame';

const frame = document.querySelector('iframe');
const where = document.getElementById('where');

if (frame) {
  const tour = await connectFrame(frame);
  const show = (sceneId: number | null) => {
    if (where) where.textContent = `The frame shows scene ${sceneId}`;
  };
  show((await tour.getState()).sceneId);
  tour.on('scene', ({ sceneId }) => show(sceneId));
  document.getElementById('kitchen')?.addEventListener('click', () => void tour.openScene(2));
}
