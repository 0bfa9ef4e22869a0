import { createViewer, type ViewerScene } from '@tourwright/viewer';
import '@tourwright/viewer/viewer.css';

const { scenes } = (await (await fetch('/tour.json')).json()) as { scenes: ViewerScene[] };

// Where the pictures are, seen from this page.
for (const { source } of scenes) if (source && 'baseUrl' in source) source.baseUrl = `/${source.baseUrl}`;

const find = (id: string) => document.getElementById(id) as HTMLElement;
const viewer = createViewer(find('tour'), { scenes });
const nameOf = (id: number) => scenes.find((scene) => scene.id === id)?.name ?? '';

viewer.on('scene', ({ sceneId }) => {
  find('where').textContent = `You are here: ${nameOf(sceneId)}`;
});
viewer.on('hotspot', ({ hotspot }) => {
  if (hotspot.kind === 'info') find('where').textContent = `${hotspot.text}: ${hotspot.body}`;
});

find('kitchen').addEventListener('click', () => void viewer.openScene(2, { transition: 'walk' }));
find('sofa').addEventListener('click', async () => {
  await viewer.openScene(1);
  await viewer.lookTo({ yaw: -32, pitch: -15, hfov: 63 });
});
