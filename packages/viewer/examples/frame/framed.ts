// What `/embed/{tourId}` of a Tourwright does: shows a tour and lets the page around it listen and speak to it.
import { createViewer, type ViewerScene } from '@tourwright/viewer';
import { answerFrame } from '@tourwright/viewer/frame';
import '@tourwright/viewer/viewer.css';

const { scenes } = (await (await fetch('/tour.json')).json()) as { scenes: ViewerScene[] };
for (const { source } of scenes) if (source && 'baseUrl' in source) source.baseUrl = `/${source.baseUrl}`;

const element = document.getElementById('tour');
if (element) {
  // Only this origin may speak to it; null: any page that frames it.
  answerFrame(createViewer(element, { scenes, controls: { pageScrolls: true } }), {
    origin: location.origin,
  });
}
