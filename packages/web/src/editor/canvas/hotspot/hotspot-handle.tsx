import { IconAdjustments, IconCopyPlus, IconDoorEnter, IconTrash } from '@tabler/icons-react';
import { type Hotspot, isKind } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import type { CSSProperties } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { actionOf } from '../../actions/all-actions.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { editorKindOf } from '../../hotspots/editor-kind-of.ts';
import { HotspotIcon } from '../../panels/hotspot/hotspot-icon.tsx';
import { useCanvasView } from '../../use-canvas-view.ts';
import styles from './hotspot-handle.module.css';
import { useClearOfDrawer } from './use-clear-of-drawer.ts';
import { useWidth } from './use-width.ts';

/** What stays free between the toolbar and the canvas's rim. */
const rimGap = 8;
/** This near to the lower rim the toolbar is above its hotspot: below are the tools for adding. */
const lowPixels = 190;

/** How far from the middle of its hotspot the toolbar begins. */
const toolsGap = 44;
/** From the outermost corners of an area, which are taken hold of. */
const cornerGap = 24;
/** As high as a label above the mark reaches beyond what turns that. */
const labelHeight = 20;

/** Marks the selected hotspot on the picture, with what one does most beside it. */
export function HotspotHandle({ viewer }: { viewer: Viewer }) {
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  return hotspot && <Handle viewer={viewer} hotspot={hotspot} />;
}

function Handle({ viewer, hotspot }: { viewer: Viewer; hotspot: Hotspot }) {
  const { ref, width } = useWidth();
  const isMoving = useEditorStore((state) => state.preview !== null);
  // Where it appears follows from the view.
  useCanvasView();
  useClearOfDrawer(viewer, { ...hotspot, reach: 60 });
  const point = viewer.project(hotspot.position);
  if (!point) return null;
  const icon = hotspot.iconName ?? editorKindOf(hotspot).iconName;
  // What is on a surface, and an area, is seen as it is: a round mark would be in front of it.
  const isRound = !hotspot.polygon && (hotspot.facing ?? 'viewer') === 'viewer';
  const { clientWidth, clientHeight } = viewer.canvas;
  const free = width / 2 + rimGap;
  // As far as they may be from it; the drawer's share is the stylesheet's.
  const between = { '--least': `${free - point.x}px`, '--most': `${clientWidth - free - point.x}px` };
  const { below, above } = reachOf(viewer, hotspot, point.y);
  const isLow = point.y + below > clientHeight - lowPixels;
  return (
    <div className={styles.handle} style={{ transform: `translate(${point.x}px, ${point.y}px)` }}>
      {isRound && (
        <span
          className={styles.mark}
          style={{ scale: hotspot.scale, rotate: `${hotspot.rotation}deg` }}
          aria-hidden="true"
        >
          <HotspotIcon name={icon} size={18} />
        </span>
      )}
      <span className={styles.ring} aria-hidden="true" />
      {!isMoving && (
        <div
          ref={ref}
          className={`${styles.tools} glass`}
          style={{ ...between, ...(isLow ? { bottom: above } : { top: below }) } as CSSProperties}
          role="toolbar"
          aria-label={t('hotspot.tools')}
        >
          <Tools hotspot={hotspot} />
        </div>
      )}
    </div>
  );
}

/**
 * From where, below and above the middle, the toolbar is clear of what is taken hold of, the corners of an area, or what turns
 * and sizes a mark, and of the label. Where that is, `style/turned.ts` knows exactly; it is loaded later.
 */
function reachOf(viewer: Viewer, { polygon, scale, rotation, text, labelMode }: Hotspot, middle: number) {
  const label = text && !polygon && labelMode !== 'never' ? labelHeight : 0;
  const ys = polygon
    ? polygon.flatMap((corner) => viewer.project(corner) ?? []).map(({ y }) => y - middle)
    : [rotation, rotation + 90].map((angle) => -Math.cos((angle * Math.PI) / 180) * (24 * scale + 12));
  return {
    below: Math.max(toolsGap, ...ys.map((y) => y + cornerGap)),
    // Nor out of sight at the top.
    above: Math.max(
      toolsGap,
      Math.min(middle - toolsGap - cornerGap, Math.max(...ys.map((y) => cornerGap - y)) + label),
    ),
  };
}

/** What one does most with a hotspot. */
function Tools({ hotspot }: { hotspot: Hotspot }) {
  const { actions } = useEditor();
  const targetId = isKind(hotspot, 'link') ? hotspot.targetSceneId : undefined;
  const target = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === targetId));
  const isDrawer = useMediaQuery('(max-width: 1279px)');
  return (
    <>
      {target && (
        <button type="button" onClick={() => actions.state().selectScene(target.id)}>
          <IconDoorEnter size={18} stroke={1.75} aria-hidden="true" />
          {t('hotspot.go', { name: target.name })}
        </button>
      )}
      {isDrawer && (
        <button
          type="button"
          aria-label={t('hotspot.edit')}
          title={t('hotspot.edit')}
          onClick={() => actions.set({ isInspectorOpen: true })}
        >
          <IconAdjustments size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-label={t('action.duplicate')}
        title={t('action.duplicate')}
        onClick={() => actionOf('duplicate').run(actions)}
      >
        <IconCopyPlus size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('action.delete')}
        title={t('action.delete')}
        onClick={() => actionOf('delete').run(actions)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </>
  );
}
