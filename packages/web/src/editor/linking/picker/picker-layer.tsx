import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { shiftPicture } from '../../canvas/shift-picture.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { HotspotIcon } from '../../panels/hotspot/hotspot-icon.tsx';
import { newEdit } from '../../state/new-edit.ts';
import { useFileChooser } from '../../upload-ui/use-file-chooser.tsx';
import { useCanvasView } from '../../use-canvas-view.ts';
import { askedPlace, changedLink, targetOf } from '../back/asked-link.ts';
import { l } from '../linking-text.ts';
import { linkScenes } from './link-scenes.ts';
import styles from './picker-layer.module.css';
import { type Extent, hasRoomBeside, isTooNear, type Place, placePicker, spotGap } from './place-picker.ts';
import { ScenePicker } from './scene-picker.tsx';

/** The size of a picker beside its spot, before it is measured. */
const usual: Extent = { width: 348, height: 400 };

/** The question where a link goes: beside its spot, or from below where there is no room for that. */
export function PickerLayer({ viewer }: { viewer: Viewer | null }) {
  const place = useEditorStore(askedPlace);
  const { canvas } = useEditor();
  useEffect(
    () => () => {
      // The focus goes from the picker back to the picture.
      if (document.activeElement === document.body) canvas.current?.focus();
    },
    [canvas],
  );
  return place && <OpenPicker viewer={viewer} place={place} />;
}

function OpenPicker({ viewer, place }: { viewer: Viewer | null; place: Vector }) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isBeside = viewer !== null && !isPhone && hasRoomBeside(extentOf(viewer), usual);
  const picking = usePicking();
  // Where the spot appears follows from the view.
  useCanvasView();
  const point = viewer?.project(place) ?? null;
  const picker = <ScenePicker isSheet={!isBeside} {...picking} />;
  return (
    <>
      {point && <Spot point={point} />}
      {isBeside ? (
        <Beside viewer={viewer} point={point}>
          {picker}
        </Beside>
      ) : (
        <Sheet viewer={viewer} place={place}>
          {picker}
        </Sheet>
      )}
      {picking.input}
    </>
  );
}

/** What the picker does: it makes the link, or leads one elsewhere. */
function usePicking() {
  const { actions } = useEditor();
  const { photos } = useOpenTour();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const close = () => {
    actions.state().setIntersection(null);
    actions.set({ overlay: null });
  };
  const pick = (targetId: number, gesture?: string) => {
    const { intersectionPoint, linkDraft } = actions.state();
    const changed = changedLink(actions.state());
    if (intersectionPoint) {
      const made = linkScenes(actions, targetId, intersectionPoint, linkDraft, gesture);
      // Elsewhere the inspector shows it.
      if (made && isPhone) {
        const { name, hasWayBack } = made;
        const undo = { label: l('done.undo'), onClick: () => actions.undo() };
        actions.say('success', l(hasWayBack ? 'done.both-ways' : 'done.one-way', { name }), undo);
      }
    } else if (changed) leadElsewhere(targetId);
    close();
  };
  const leadElsewhere = (targetId: number) => {
    const { commit, selectedScene, selectedHotspot, tour } = actions.state();
    const target = tour?.scenes.find(({ id }) => id === targetId);
    if (!selectedScene || !selectedHotspot || !target || targetOf(selectedHotspot) === targetId) return;
    const of = { kind: 'hotspot.set', sceneId: selectedScene.id, hotspotId: selectedHotspot.id } as const;
    // How the user looks on arrival was said of another scene.
    const arrival = { ...of, field: 'arrival', value: null };
    const edit = newEdit({ ...of, field: 'targetSceneId', value: targetId }, arrival);
    commit(edit, { name: { id: 'edit.link-target', values: { name: target.name } } });
  };
  const upload = async (files: File[]) => {
    const gesture = newId();
    const known = new Set(actions.state().tour?.scenes.map(({ id }) => id));
    await photos.add(files, gesture);
    const fresh = actions.state().tour?.scenes.find(({ id }) => !known.has(id));
    if (fresh) pick(fresh.id, gesture);
  };
  const chooser = useFileChooser('photo', (files) => void upload(files), { single: true });
  return {
    onPick: (id: number) => pick(id),
    onUpload: chooser.open,
    onClose: close,
    input: chooser.input,
  };
}

/** Where the link is, or will be. */
function Spot({ point: { x, y } }: { point: Place }) {
  return (
    <span
      className={styles.spot}
      data-link-spot
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    >
      <HotspotIcon name="arrow-up" />
    </span>
  );
}

interface BesideProps {
  viewer: Viewer;
  point: Place | null;
  children: React.ReactNode;
}

/** Stands still beside the spot while the picture turns behind it, and steps aside when the spot comes too near. */
function Beside({ viewer, point, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = extentOf(viewer);
  const [at, setAt] = useState<Place | null>(null);
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const measured = box.current && { width: box.current.offsetWidth, height: box.current.offsetHeight };
    if (measured && (measured.width !== size.width || measured.height !== size.height)) setSize(measured);
  });
  const isPlaced = at !== null;
  useLayoutEffect(() => {
    const isIn = at && at.y + size.height <= height;
    if (isIn && !(point && isTooNear(point, at, size))) return;
    // The question about what is out of view is shown in the middle.
    const next = placePicker(
      point ?? { x: (width - size.width) / 2 - spotGap, y: height / 2 },
      { width, height },
      size,
    );
    if (at?.x === next.x && at.y === next.y) return;
    setAt({ x: next.x, y: next.y });
    if (point && next.turn !== 0 && !isPlaced) shiftPicture(viewer, point, { x: next.turn, y: 0 });
  }, [point, at, size, width, height, viewer, isPlaced]);
  return (
    <>
      {point && at && <Leader from={point} to={at} size={size} />}
      <div
        ref={box}
        role="dialog"
        aria-label={l('pick.title')}
        className={`${styles.beside} glass`}
        style={at ? { transform: `translate(${at.x}px, ${at.y}px)` } : { opacity: 0 }}
      >
        {children}
      </div>
    </>
  );
}

/** A line from the spot to the picker that asks about it. */
function Leader({ from, to, size }: { from: Place; to: Place; size: Extent }) {
  const end = {
    x: Math.max(to.x, Math.min(to.x + size.width, from.x)),
    y: Math.max(to.y + 16, Math.min(to.y + size.height - 16, from.y)),
  };
  return (
    <svg className={styles.leader} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={end.x} y2={end.y} />
    </svg>
  );
}

interface SheetProps {
  /** Null while there is no picture. */
  viewer: Viewer | null;
  place: Vector;
  children: React.ReactNode;
}

/** From below: the picture turns, so that the spot is in the middle of what is left of it, and back when it is done. */
function Sheet({ viewer, place, children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const { actions } = useEditor();
  const { view: canvasView } = useOpenTour();
  useEffect(() => {
    if (!viewer) return;
    const before = viewer.view;
    const resting = canvasView.resting();
    const point = viewer.project(place);
    const sheet = box.current?.offsetHeight ?? 0;
    const { clientHeight } = viewer.canvas;
    // The status bar below the picture is covered first.
    const seen = clientHeight - Math.max(0, sheet - barHeight);
    if (!point) return;
    let turned = shiftPicture(viewer, point, { x: 0, y: Math.min(0, seen / 2 - point.y) });
    if (turned) canvasView.rest(resting);
    const off = viewer.on('view', ({ view }) => {
      if (!turned || Math.abs(view.yaw - turned.yaw) <= 0.02) return;
      turned = null;
      canvasView.rest(null);
    });
    return () => {
      off();
      canvasView.rest(null);
      const isSameScene = actions.state().canvasSceneId === viewer.sceneId;
      if (turned && isSameScene) void viewer.lookTo(before);
    };
  }, [viewer, place, actions, canvasView]);
  return (
    <div ref={box} role="dialog" aria-label={l('pick.title')} className={styles.sheet}>
      <span className={styles.grabber} aria-hidden="true" />
      {children}
    </div>
  );
}

const barHeight = 44;

function extentOf({ canvas }: Viewer): Extent {
  return { width: canvas.clientWidth, height: canvas.clientHeight };
}
