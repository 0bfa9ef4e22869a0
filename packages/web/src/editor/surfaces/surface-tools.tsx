import { IconCopyPlus, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import type { Scene, SceneVideo } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { editorPicture } from '../canvas/editor-picture.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { specified } from '../state/specified-state.ts';
import { duplicateSurface, removeSurface } from './surface-edits.ts';
import styles from './surface-layer.module.css';
import { SurfacePlay } from './surface-play.tsx';
import { s } from './surface-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How high the tools are with some air, and half their width, CSS pixels. */
const [height, half] = [60, 230];
/** What of the lower rim the tools for adding take. */
const dockHeight = 120;

interface SurfaceToolsProps {
  viewer: Viewer;
  scene: Scene;
  surface: SceneVideo;
  /** Hidden while a corner is held. */
  isHeld: boolean;
  /** What else can be done with it. */
  children: ReactNode;
}

/** What is done most with a surface, beside it: above, or where no room is there, below. */
export function SurfaceTools({ viewer, scene, surface, isHeld, children }: SurfaceToolsProps) {
  const { store } = useOpenTour();
  const isHidden = useEditorStore(specified.hideEditVideo);
  const tools = useRef<HTMLDivElement>(null);
  useFocusHeir(tools, editorPicture);
  const points = surface.corners.flatMap((corner) => viewer.project(corner) ?? []);
  if (points.length === 0) return null;
  const { clientWidth, clientHeight } = viewer.canvas;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const above = Math.min(...ys) - height;
  const lowest = clientHeight - dockHeight - height;
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const at = {
    x: Math.max(half, Math.min(clientWidth - half, x)),
    y: above >= 8 ? Math.min(above, lowest) : Math.max(8, Math.min(Math.max(...ys) + 20, lowest)),
  };
  return (
    <div
      ref={tools}
      className={`${styles.tools} glass`}
      style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, 0)` }}
      role="toolbar"
      data-held={isHeld || undefined}
      aria-label={s('surface.tools')}
    >
      {surface.kind !== 'picture' && surface.slug && !isHidden && (
        <SurfacePlay viewer={viewer} surface={surface} />
      )}
      <button type="button" onClick={() => store.setState({ hidesSurface: !isHidden })}>
        {isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
        {s(isHidden ? 'surface.show-short' : 'surface.hide-short')}
      </button>
      {children}
      <IconButton
        size="small"
        label={t('action.duplicate')}
        icon={<IconCopyPlus {...icon} />}
        onClick={() => duplicateSurface(store, scene, surface)}
      />
      <IconButton
        size="small"
        label={t('action.delete')}
        icon={<IconTrash {...icon} />}
        onClick={() => removeSurface(store, scene, surface)}
      />
    </div>
  );
}
