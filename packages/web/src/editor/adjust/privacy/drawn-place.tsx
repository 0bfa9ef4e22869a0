import type { Adjustment } from '@tourwright/tour/document';
import { angleBetween, type Direction, type View, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import canvas from '../../canvas/canvas-layer.module.css';
import { placeOnCanvas } from '../../canvas/pointer/place-on-canvas.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../adjust-layer.module.css';
import { draftPart, selectRegion } from '../adjusting.ts';
import { areaPath, circleAround } from './outlines.ts';
import { drawnRegion, mostRegions } from './privacy-regions.ts';

interface DrawnPlaceProps {
  viewer: Viewer;
  view: View;
  draft: Adjustment;
}

/** A drag from the middle of something to its rim blurs it; a tap blurs as much as a face. With Space held one looks around. */
export function DrawnPlace({ viewer, view, draft: { privacy: regions = [], level } }: DrawnPlaceProps) {
  const { store } = useOpenTour();
  const isLooking = useEditorStore((state) => state.isLooking);
  const [drawn, setDrawn] = useState<readonly [middle: Direction, rim: Direction] | null>(null);
  const at = (event: PointerEvent): Direction => {
    const { x, y } = placeOnCanvas(viewer, event);
    return viewer.unproject(x, y);
  };
  const finish = (event: PointerEvent) => {
    setDrawn(null);
    if (!drawn || regions.length >= mostRegions) return;
    draftPart(store, 'privacy', [...regions, drawnRegion(drawn[0], at(event), level)]);
    selectRegion(store, regions.length);
  };
  return (
    // Drags have another way: the button that blurs the middle of the view, and the numbers beside it.
    <div
      className={styles.draw}
      data-looking={isLooking || undefined}
      data-blurs=""
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        viewer.canvas.focus({ preventScroll: true });
        setDrawn([at(event), at(event)]);
      }}
      onPointerMove={(event) => drawn && event.isPrimary && setDrawn([drawn[0], at(event)])}
      onPointerUp={(event) => event.isPrimary && finish(event)}
      onPointerCancel={() => setDrawn(null)}
    >
      {drawn && (
        <svg className={classNames(canvas.lines, styles.lines)} aria-hidden="true">
          <path
            className={styles.drawn}
            d={areaPath(circleAround(yawPitchOf(drawn[0]), angleBetween(...drawn)), view)}
          />
        </svg>
      )}
    </div>
  );
}
