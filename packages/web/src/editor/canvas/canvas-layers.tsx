/** The layers over the picture in the editor: a line for each, the later ones on top. */
import type { Scene } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { useEditorStore } from '../editor-store.ts';
import { GuideLayer } from '../guide/guide-place.tsx';
import { isAsking } from '../linking/back/asked-link.ts';
import { ChosenLayer } from '../selection/chosen-layer.tsx';
import type { EditorState } from '../state/editor-state.ts';

/** What a layer over the canvas gets: the viewer, and the scene that it shows. */
export interface LayerParts {
  viewer: Viewer;
  scene: Scene;
}

interface LayerEntry {
  name: string;
  /** Absent: always. What is loaded when it is first wanted says when that is. */
  isWanted?(state: EditorState): boolean;
  Layer: ComponentType<LayerParts>;
}

const OutlineLayer = prefetchedPart(async () => (await import('../outline/outline-layer.tsx')).OutlineLayer);
const SoundMarks = prefetchedPart(async () => (await import('../playing/sound-marks.tsx')).SoundMarks);
const TurnLayer = prefetchedPart(async () => (await import('../style/turn-layer.tsx')).TurnLayer);
const SurfaceLayer = lazyPart(async () => (await import('../surfaces/surface-layer.tsx')).SurfaceLayer);
const ProposedLinks = lazyPart(
  async () => (await import('../linking/back/proposed-links.tsx')).ProposedLinks,
);

const layers: readonly LayerEntry[] = [
  { name: 'chosen', Layer: ChosenLayer },
  {
    name: 'outline',
    isWanted: ({ corners, selectedHotspot }) => corners.length > 0 || selectedHotspot?.polygon !== undefined,
    Layer: OutlineLayer,
  },
  {
    name: 'sounds',
    isWanted: ({ selectedScene }) => (selectedScene?.sounds?.length ?? 0) > 0,
    Layer: SoundMarks,
  },
  { name: 'turn', isWanted: ({ selectedHotspot }) => selectedHotspot !== null, Layer: TurnLayer },
  {
    name: 'surfaces',
    isWanted: ({ selectedScene }) => (selectedScene?.videos.length ?? 0) > 0,
    Layer: SurfaceLayer,
  },
  {
    name: 'proposed-links',
    isWanted: (state) =>
      (state.tour?.scenes.length ?? 0) > 1 &&
      state.check === null &&
      state.panel !== 'guide' &&
      !isAsking(state),
    Layer: ProposedLinks,
  },
  {
    name: 'guide',
    isWanted: ({ panel, check }) => panel === 'guide' && check === null,
    Layer: GuideLayer,
  },
];

/** All of them; each comes when it is loaded. */
export function CanvasLayers(parts: LayerParts) {
  return layers.map((layer) => <WantedLayer key={layer.name} layer={layer} parts={parts} />);
}

function WantedLayer({ layer: { isWanted, Layer }, parts }: { layer: LayerEntry; parts: LayerParts }) {
  const isShown = useEditorStore((state) => isWanted?.(state) ?? true);
  if (!isShown) return null;
  return (
    <Suspense>
      <Layer {...parts} />
    </Suspense>
  );
}
