import { useDroppable } from '@dnd-kit/core';
import '@tourwright/viewer/viewer.css';
import { type RefObject, useRef } from 'react';
import { AdjustLayer } from '../adjust/lazy-adjust.tsx';
import { CheckLayer } from '../check/lazy-check-layer.tsx';
import { useEditorStore } from '../editor-store.ts';
import { isAsking } from '../linking/back/asked-link.ts';
import { LinkPicker } from '../linking/lazy-linking.tsx';
import { canvasDropId } from '../panels/scenes/card/scene-drag.tsx';
import { useCanvasMenu } from '../selection/canvas-menu.tsx';
import { useSceneStatus } from '../use-scene-status.ts';
import { AddDock } from './add-dock.tsx';
import { AimCross } from './aim-cross.tsx';
import type { CanvasHandle } from './canvas-handle.ts';
import { CanvasLayers } from './canvas-layers.tsx';
import styles from './editor-canvas.module.css';
import { HotspotHandle } from './hotspot/hotspot-handle.tsx';
import { PlaceHint } from './hotspot/place-hint.tsx';
import { useTool } from './pointer/use-tool.ts';
import { ScenePlaceholder } from './scene-placeholder.tsx';
import { SceneVeil } from './scene-veil.tsx';
import { HotspotPreview } from './seen/hotspot-preview.tsx';
import { MiniPlan } from './seen/mini-plan.tsx';
import { StatusBar } from './status-bar.tsx';
import { useViewer } from './use-viewer.ts';

/** The panorama in the viewer that visitors get, with what the owner needs on top. */
export function EditorCanvas({ handle }: { handle: RefObject<CanvasHandle | null> }) {
  const host = useRef<HTMLDivElement>(null);
  const { viewer, standing, tryAgain } = useViewer(host, handle);
  const { listeners, menu, ...menuControl } = useCanvasMenu();
  const pointer = useTool(host, viewer, menuControl);
  const tool = useEditorStore((state) => state.tool);
  const scene = useEditorStore((state) => state.selectedScene);
  const isAdjusting = useEditorStore(({ adjusting }) => adjusting !== null);
  const status = useSceneStatus(scene?.slug ?? '');
  const hasPicture = useEditorStore(({ media }) => Boolean(scene && media[scene.slug]?.panorama));
  const isReady = hasPicture && standing === 'here';
  const isLooking = useEditorStore((state) => state.isLooking);
  const isGuiding = useEditorStore(({ panel }) => panel === 'guide');
  const isAsked = useEditorStore(isAsking);
  const { setNodeRef, isOver } = useDroppable({ id: canvasDropId });
  return (
    <div
      ref={setNodeRef}
      className={styles.canvas}
      data-editor-canvas=""
      data-tool={tool}
      data-adjusting={isAdjusting || undefined}
      data-looking={isLooking || undefined}
      data-over={isOver || undefined}
    >
      <div className={styles.stage} {...pointer} {...listeners}>
        <div ref={host} className={styles.viewer} />
        {scene && isReady && viewer && <AdjustLayer viewer={viewer} scene={scene} />}
        {scene && isReady && viewer && !isAdjusting && <CanvasLayers viewer={viewer} scene={scene} />}
      </div>
      {isReady && viewer && <HotspotHandle viewer={viewer} />}
      {!isAdjusting && <CheckLayer viewer={isReady ? viewer : null} />}
      {!isAdjusting && !isGuiding && <SafeFrame />}
      {scene && !hasPicture && <ScenePlaceholder key={scene.id} scene={scene} status={status} />}
      {scene && hasPicture && standing !== 'here' && (
        <SceneVeil name={scene.name} standing={standing} onTryAgain={tryAgain} />
      )}
      {isReady && tool !== 'select' && !isAsked && <AimCross />}
      {isReady && !isAsked && <PlaceHint tool={tool} />}
      {!isAdjusting && !isGuiding && <AddDock isDisabled={!isReady} />}
      {!isAdjusting && <StatusBar isDisabled={!isReady} />}
      {!isAdjusting && <HotspotPreview />}
      {isReady && viewer && !isAdjusting && !isGuiding && <MiniPlan viewer={viewer} />}
      <LinkPicker viewer={isReady ? viewer : null} />
      {menu}
    </div>
  );
}

/** Corners of what is surely in sight on every screen. */
function SafeFrame() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
