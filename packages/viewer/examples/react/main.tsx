import type { ViewerScene } from '@tourwright/viewer';
import { TourViewer } from '@tourwright/viewer/react';
import '@tourwright/viewer/viewer.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Tour({ scenes }: { scenes: ViewerScene[] }) {
  const [sceneId, setSceneId] = useState(scenes[0]?.id ?? 0);
  return (
    <main>
      <h1>A tour as a component</h1>
      <TourViewer
        className="stage"
        scenes={scenes}
        sceneId={sceneId}
        onScene={({ sceneId: arrived }) => setSceneId(arrived)}
      />
      {scenes.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === sceneId} onClick={() => setSceneId(id)}>
          {name}
        </button>
      ))}
    </main>
  );
}

const { scenes } = (await (await fetch('/tour.json')).json()) as { scenes: ViewerScene[] };
for (const { source } of scenes) if (source && 'baseUrl' in source) source.baseUrl = `/${source.baseUrl}`;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Tour scenes={scenes} />
    </StrictMode>,
  );
}
