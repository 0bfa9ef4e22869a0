import type { ImageInfo } from '@tourwright/api';
import type { SnapHint } from '@tourwright/tour/building';
import type { FloorPlan } from '@tourwright/tour/document';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { statusText } from '../session/status-text.ts';
import { shownNameOf } from '../upload/reading/scene-name.ts';
import { useSceneStatus } from '../use-scene-status.ts';
import { Cones } from './pins/cones.tsx';
import type { HeadingProposal } from './pins/heading-proposals.ts';
import { PlanPin } from './pins/plan-pin.tsx';
import { ProposalButtons } from './pins/proposal-buttons.tsx';
import styles from './plan-canvas.module.css';
import { p } from './plan-text.ts';
import type { Zoom } from './use-zoom.ts';

interface PlanDrawingProps {
  plan: FloorPlan;
  image: ImageInfo | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  zoom: Zoom;
  proposals: readonly HeadingProposal[];
  /** The picture has come: its width by its height. */
  onShape(aspect: number): void;
  onTap(clientX: number, clientY: number): void;
}

/** The picture of a floor with its pins, in a place that scrolls and is dragged. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, image, scroller, stage, zoom, proposals, onShape, onTap } = props;
  const [hints, setHints] = useState<readonly SnapHint[]>([]);
  const isPlacing = useEditorStore(({ placingSceneId }) => placingSceneId !== null);
  const scenes = useEditorStore((state) => state.shownTour?.scenes);
  const selectedId = useEditorStore((state) => state.selectedSceneId);
  const pan = usePan(scroller, onTap);
  const size = { width: zoom.width, height: zoom.height };
  const pins = (plan.pins ?? []).filter(({ sceneId }) => scenes?.some(({ id }) => id === sceneId));
  const open = proposals.filter(({ isOpen }) => isOpen);
  return (
    <div ref={scroller} className={styles.scroller} data-placing={isPlacing || undefined} {...pan}>
      <div ref={stage} className={styles.stage} style={{ inlineSize: size.width, blockSize: size.height }}>
        {image?.url ? (
          <img
            className={styles.picture}
            src={image.url}
            alt={p('plans.picture', { name: plan.name })}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalHeight > 0) onShape(naturalWidth / naturalHeight);
            }}
          />
        ) : (
          <PictureOnItsWay slug={plan.slug} />
        )}
        <Cones {...{ pins, size, hints, proposals: open }} />
        {pins.map((pin) => (
          <PlanPin
            key={pin.sceneId}
            {...{ plan, pin, size, onHints: setHints }}
            isSelected={pin.sceneId === selectedId}
          />
        ))}
        {open.map((proposal) => (
          <ProposalButtons key={proposal.pin.sceneId} plan={plan} proposal={proposal} size={size} />
        ))}
      </div>
    </div>
  );
}

function PictureOnItsWay({ slug }: { slug: string }) {
  const status = useSceneStatus(slug);
  return (
    <p className={styles.waiting} role="status">
      {p('plans.no-picture', { status: statusText(status, shownNameOf(slug)) })}
    </p>
  );
}

/** Dragging beside the pins moves the plan; a press without a drag is a tap. */
function usePan(
  scroller: RefObject<HTMLDivElement | null>,
  onTap: (clientX: number, clientY: number) => void,
) {
  const start = useRef<{ x: number; y: number; left: number; top: number; isDrag: boolean } | null>(null);
  const isOwn = ({ target }: PointerEvent) => target instanceof Element && target.closest('button') === null;
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const { current } = scroller;
      if (!current || !isOwn(event) || event.button !== 0) return;
      const { clientX: x, clientY: y } = event;
      start.current = { x, y, left: current.scrollLeft, top: current.scrollTop, isDrag: false };
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const [{ current }, from] = [scroller, start.current];
      if (!current || !from || event.buttons === 0) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(dx, dy) > 4) from.isDrag = true;
      // Fingers scroll by themselves.
      if (!from.isDrag || event.pointerType === 'touch') return;
      current.scrollLeft = from.left - dx;
      current.scrollTop = from.top - dy;
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (start.current && !start.current.isDrag) onTap(event.clientX, event.clientY);
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
