import '@xyflow/react/dist/base.css';
import { openingScene } from '@tourwright/tour/rules';
import {
  ConnectionLineType,
  ConnectionMode,
  type Edge,
  MarkerType,
  type Node,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react';
import { useMemo, useState } from 'react';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { connectScenes } from './connect-scenes.ts';
import { ArrowPopover } from './drawing/arrow-popover.tsx';
import { BoxPicker } from './drawing/box-picker.tsx';
import { FloorPicture } from './drawing/floor-picture.tsx';
import { LinkArrowEdge, type ShownArrow } from './drawing/link-arrow-edge.tsx';
import { linesOf } from './drawing/map-lines.ts';
import { SceneBox, type ShownScene } from './drawing/scene-box.tsx';
import { box, type Places } from './layout/place.ts';
import { nextBox, type ShownFloor } from './layout/scene-places.ts';
import { useArrowInSight } from './layout/use-arrow-in-sight.ts';
import { useFitting, zooms } from './layout/use-fitting.ts';
import { type Arrangement, useScenePlaces } from './layout/use-scene-places.ts';
import styles from './link-map.module.css';
import { MapBar } from './map-bar.tsx';
import { useMapLinks } from './map-links.ts';
import { m } from './map-text.ts';

const nodeTypes = { scene: SceneBox, floor: FloorPicture };
const edgeTypes = { link: LinkArrowEdge };
const tip = {
  type: MarkerType.ArrowClosed,
  width: 20,
  height: 20,
  strokeWidth: 1,
  markerUnits: 'userSpaceOnUse',
};

/** Every scene as a box, with an arrow for what leads where: boxes are opened, and dragged onto each other to be linked. */
export function LinkMap() {
  return (
    <ReactFlowProvider>
      <OpenMap />
    </ReactFlowProvider>
  );
}

/** Boxes are buttons with keys of their own, and arrows are listed beside the map. */
const fixed = {
  nodeTypes,
  edgeTypes,
  colorMode: 'dark',
  nodesFocusable: false,
  edgesFocusable: false,
  disableKeyboardA11y: true,
  nodesDraggable: false,
  elementsSelectable: false,
  connectOnClick: false,
  // An arrow may begin and end at the same place of a box.
  connectionLineType: ConnectionLineType.Straight,
  connectionMode: ConnectionMode.Loose,
  connectionRadius: box.width * 0.7,
  connectionDragThreshold: 6,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  zoomActivationKeyCode: null,
  panActivationKeyCode: null,
  minZoom: zooms.least,
  maxZoom: zooms.most,
  // The link to its makers is in the corner of the map.
  proOptions: { hideAttribution: true },
} as const;

function OpenMap() {
  const { actions } = useEditor();
  const scenes = useEditorStore((state) => state.tour?.scenes) ?? noScenes;
  const hasPlan = useEditorStore(({ tour }) => tour?.floorPlans.some(({ pins }) => pins?.length) ?? false);
  const [wanted, setWanted] = useState<Arrangement>('plan');
  const arrangement = hasPlan ? wanted : 'automatic';
  const { places, floors, isSettled, tidy } = useScenePlaces(arrangement);
  const [linkingId, setLinkingId] = useState<number | null>(null);
  const links = useMapLinks();
  const nodes = useNodes(places, floors, setLinkingId);
  const edges = useEdges(places);
  const fit = useFitting(isSettled ? `${arrangement} ${scenes.length}` : null, places, floors);
  useArrowInSight(places);
  return (
    <section className={styles.map} aria-label={m('map.canvas')} aria-busy={!isSettled}>
      <ReactFlow
        className={styles.flow}
        nodes={nodes}
        edges={edges}
        {...fixed}
        isValidConnection={({ source, target }) => source !== target}
        onConnectEnd={(event, { fromNode, toNode, isValid }) => {
          const isOneWay = 'ctrlKey' in event && (event.ctrlKey || event.metaKey);
          if (isValid && fromNode && toNode) {
            connectScenes(actions, Number(fromNode.id), Number(toNode.id), !isOneWay);
          }
        }}
        onEdgeClick={(_, { id }) => actions.set({ mapPair: id })}
        onPaneClick={() => actions.set({ mapPair: null })}
      >
        {hasPlan && <PlaceChoice value={arrangement} onChange={setWanted} />}
      </ReactFlow>
      <a className={styles.credit} href="https://reactflow.dev" target="_blank" rel="noopener noreferrer">
        {m('map.credit')}
      </a>
      <ArrowPopover places={places} />
      {scenes.length === 0 && <p className={styles.none}>{m('map.none')}</p>}
      <MapBar
        onFit={fit}
        hasSuggested={links.suggested.length > 0}
        {...(arrangement === 'automatic' && { onTidy: tidy })}
      />
      {linkingId !== null && (
        <BoxPicker key={linkingId} fromId={linkingId} onClose={() => setLinkingId(null)} />
      )}
    </section>
  );
}

/** Whether boxes are where the plans have their pins, or where there is room. */
function PlaceChoice({ value, onChange }: { value: Arrangement; onChange(value: Arrangement): void }) {
  return (
    <Panel position="top-left">
      <Segmented<Arrangement>
        label={m('map.places')}
        value={value}
        segments={[
          { value: 'plan', label: m('map.on-plan') },
          { value: 'automatic', label: m('map.automatic') },
        ]}
        onChange={onChange}
      />
    </Panel>
  );
}

const noScenes: readonly never[] = [];

function useNodes(places: Places, floors: readonly ShownFloor[], onLink: (sceneId: number) => void): Node[] {
  const scenes = useEditorStore((state) => state.tour?.scenes) ?? noScenes;
  const startId = useEditorStore(({ tour }) => (tour ? (openingScene(tour)?.id ?? null) : null));
  const { arrows } = useMapLinks();
  const isTouch = useMediaQuery('(pointer: coarse)');
  return useMemo(() => {
    const counts = countsOf(arrows);
    const boxes = scenes.map((scene): Node<ShownScene> => {
      const { links = 0, oneWay = 0 } = counts.get(scene.id) ?? {};
      return {
        id: `${scene.id}`,
        type: 'scene',
        position: places.get(scene.id) ?? { x: 0, y: 0 },
        ...box,
        style: { pointerEvents: 'all' },
        domAttributes: { 'aria-roledescription': undefined },
        handles: [{ id: null, type: 'source', position: Position.Top, x: 0, y: 0, ...box }],
        data: {
          scene,
          links,
          oneWay,
          isStart: scene.id === startId,
          isTouch,
          onLink: () => onLink(scene.id),
          nextFor: (key) => nextBox(places, scene.id, key),
        },
      };
    });
    const pictures = floors.map(
      ({ plan, x, y, width, height }): Node => ({
        id: `floor ${plan.id}`,
        type: 'floor',
        position: { x, y },
        width,
        height,
        zIndex: -1,
        connectable: false,
        data: { plan },
        style: { pointerEvents: 'none' },
        domAttributes: { 'aria-roledescription': undefined },
      }),
    );
    return [...pictures, ...boxes];
  }, [scenes, places, floors, arrows, startId, isTouch, onLink]);
}

/** How many scenes each one is joined with, and with how many of them one way only. */
function countsOf(arrows: ReturnType<typeof useMapLinks>['arrows']) {
  const counts = new Map<number, { links: number; oneWay: number }>();
  for (const { fromId, toId, back } of arrows) {
    for (const id of [fromId, toId]) {
      const { links, oneWay } = counts.get(id) ?? { links: 0, oneWay: 0 };
      counts.set(id, { links: links + 1, oneWay: oneWay + (back ? 0 : 1) });
    }
  }
  return counts;
}

function useEdges(places: Places): Edge<ShownArrow>[] {
  const { arrows, suggested } = useMapLinks();
  const selected = useEditorStore((state) => state.mapPair);
  const lines = useMemo(() => linesOf(arrows, suggested, places), [arrows, suggested, places]);
  return useMemo(
    () =>
      lines.map(({ id, ...line }) =>
        edgeOf(id, { ...line, isSelected: !line.suggestion && id === selected }),
      ),
    [lines, selected],
  );
}

const colours = {
  both: 'var(--text-2)',
  one: 'var(--bad)',
  back: 'var(--text-2)',
  near: 'var(--text-3)',
} as const;

function edgeOf(id: string, data: ShownArrow): Edge<ShownArrow> {
  const color = data.isSelected ? 'var(--accent)' : colours[data.kind];
  const marker = { ...tip, color };
  const isBoth = data.kind === 'both' || data.kind === 'near';
  return {
    id,
    type: 'link',
    source: `${data.fromId}`,
    target: `${data.toId}`,
    data,
    markerEnd: marker,
    ...(isBoth && { markerStart: marker }),
    style: { stroke: color },
    // Arrows are listed beside the map. The library would name them in English.
    ariaLabel: id,
    domAttributes: { 'aria-hidden': true, 'aria-roledescription': undefined },
    // Wide enough to be hit.
    interactionWidth: 24,
  };
}
