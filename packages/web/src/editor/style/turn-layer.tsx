import { IconRotate, IconRotate3d } from '@tabler/icons-react';
import type { Hotspot, Scene } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { stepOf } from '../hotspots/step-of.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { liesFlat } from './surface-angles.ts';
import { TurnHandle } from './turn-handle.tsx';
import styles from './turn-layer.module.css';
import { type Look, markHandle, rotatedBy, rotatedTo, scaledBy, scaledTo, tiltedBy } from './turned.ts';

/** The tilting handle is beside the mark, pixels: where the others seldom are. */
const tiltBeside = { x: -40, y: -34 };

interface TurnLayerProps {
  viewer: Viewer;
  scene: Scene;
}

/** The handles of the selected mark: one turns it, one sets its size, one tilts what hangs on a wall or is free. */
export function TurnLayer({ viewer, scene }: TurnLayerProps) {
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  const isSelecting = useEditorStore((state) => state.tool === 'select');
  if (!hotspot || hotspot.polygon || !isSelecting) return null;
  return <TurnHandles key={hotspot.id} {...{ viewer, scene, hotspot }} />;
}

function TurnHandles({ viewer, scene, hotspot }: TurnLayerProps & { hotspot: Hotspot }) {
  const { store } = useOpenTour();
  // Where they appear follows from the view.
  useCanvasView();
  const middle = viewer.project(hotspot.position);
  const top = middle && markHandle(viewer, hotspot, 0);
  useLabelBeyond(viewer, hotspot, middle && top && middle.y - top.y);
  if (!middle) return null;
  const edit = (look: Look) => {
    const set = { kind: 'hotspot.set', sceneId: scene.id, hotspotId: hotspot.id } as const;
    const changes = Object.entries(look).map(([field, value]): Change => ({ ...set, field, value }));
    return newEdit(...(changes as [Change, ...Change[]]));
  };
  const keep = (look: Look, gesture: string) => {
    const name = stepOf(look.scale === undefined ? 'edit.style.turn' : 'edit.style.size', hotspot);
    store.getState().commit(edit(look), { name, gesture });
    // Size and turn are also those of the next hotspot.
    const { orientation: _, ...next } = look;
    store.setState(next);
  };
  const shared = {
    viewer,
    hotspot,
    onShow: (look: Look | null) => store.setState({ preview: look && edit(look) }),
    onKeep: keep,
  };
  const { name } = stepOf('edit.style.turn', hotspot).values;
  const canTilt = liesFlat(hotspot) && hotspot.facing !== 'floor';
  return (
    <div className={styles.layer}>
      <TurnHandle
        {...shared}
        name={t('turn.rotate', { name })}
        point={top}
        icon={<IconRotate size={14} stroke={2} aria-hidden="true" />}
        drag={({ from, place, direction }) => rotatedTo(from, middle, place, direction)}
        press={(right, up) => rotatedBy(hotspot, right - up)}
      />
      <TurnHandle
        {...shared}
        name={t('turn.size', { name })}
        point={markHandle(viewer, hotspot, 1)}
        drag={({ from, place, start }) => scaledTo(from, middle, start, place)}
        press={(right, up) => scaledBy(hotspot, (right + up) / 10)}
      />
      {canTilt && (
        <TurnHandle
          {...shared}
          name={t('turn.tilt', { name })}
          point={{ x: middle.x + tiltBeside.x, y: middle.y + tiltBeside.y }}
          icon={<IconRotate3d size={16} stroke={2} aria-hidden="true" />}
          drag={({ from, place, start }) => tiltedBy(from, (place.x - start.x) / 2, (start.y - place.y) / 2)}
          press={(right, up) => tiltedBy(hotspot, right, up)}
        />
      )}
    </div>
  );
}

/** Half the turning handle and some air, pixels. */
const handleRoom = 14;

/** Keeps the mark's label above the handle that turns it, which is so many pixels above its middle. */
function useLabelBeyond(viewer: Viewer, hotspot: Hotspot, above: number | null): void {
  useEffect(() => {
    if (above === null) return;
    let button: HTMLElement | undefined;
    const keep = () => {
      button = buttonOf(viewer, hotspot.id);
      if (!button) return;
      appearing.disconnect();
      keepLabelBeyond(button, above);
    };
    // The viewer shows a mark that was just placed after this, and one of a crowd once it is in sight.
    const appearing = new MutationObserver(keep);
    const { parentElement } = viewer.canvas;
    if (parentElement) appearing.observe(parentElement, { childList: true, subtree: true });
    keep();
    return () => {
      appearing.disconnect();
      delete button?.dataset['turned'];
    };
  }, [viewer, hotspot.id, above]);
}

function keepLabelBeyond(button: HTMLElement, above: number): void {
  const reach = Number.parseFloat(button.style.getPropertyValue('--tw-reach')) || 0;
  const usual = Math.max(button.offsetHeight / 2 + 2, reach + 4);
  button.style.setProperty('--beyond', `${Math.max(0, Math.round(above + handleRoom - usual))}px`);
  button.dataset['turned'] = '';
}

function buttonOf({ canvas }: Viewer, hotspotId: string): HTMLElement | undefined {
  const buttons = canvas.parentElement?.querySelectorAll<HTMLElement>('[data-hotspot-id]') ?? [];
  return [...buttons].find(({ dataset }) => dataset['hotspotId'] === hotspotId);
}
