import { IconFocus2 } from '@tabler/icons-react';
import { isSame } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { areaPath } from '../../adjust/privacy/outlines.ts';
import canvas from '../../canvas/canvas-layer.module.css';
import { type Corners, isFlat, middleOf } from '../corners/quad.ts';
import styles from '../surface-layer.module.css';
import { s } from '../surface-text.ts';
import { seePicture } from './seen-picture.ts';
import { findFrame, type Point } from './straight-edges.ts';

interface FrameFinderProps {
  viewer: Viewer;
  corners: Corners;
  onKeep(corners: Corners): void;
}

/** How far from the corners a frame is looked for, as a part of the shortest side, and in CSS pixels at most. */
const [nearPart, mostPixels] = [0.22, 60];

/** Looks for the frame around the corners, and shows what it found before anything is changed. */
export function FrameFinder({ viewer, corners, onKeep }: FrameFinderProps) {
  const [found, setFound] = useState<{ from: Corners; to: Corners | null } | null>(null);
  const middle = viewer.project(middleOf(corners));
  if (!middle) return null;
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  // Within the picture, with room for two buttons.
  const at = {
    x: Math.max(150, Math.min(width - 150, middle.x)),
    y: Math.max(0, Math.min(height - 80, middle.y)),
  };
  // What was found for other corners says nothing of these.
  const answer = found && isSame(found.from, corners) ? found : null;
  const look = async () => setFound({ from: corners, to: await frameNear(viewer, corners) });
  return (
    <>
      {answer?.to && (
        <svg className={canvas.lines} aria-hidden="true">
          <path className={styles.proposed} d={areaPath(answer.to, { ...viewer.view, width, height })} />
        </svg>
      )}
      <div
        className={styles.finder}
        style={{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, 30px)` }}
      >
        {answer?.to ? (
          <>
            <Button size="small" variant="primary" onClick={() => answer.to && onKeep(answer.to)}>
              {s('surface.use-frame')}
            </Button>
            <Button size="small" onClick={() => setFound(null)}>
              {s('surface.leave-frame')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            icon={<IconFocus2 size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void look()}
          >
            {s('surface.find-frame')}
          </Button>
        )}
      </div>
      {answer && (
        <p className={answer.to ? 'visually-hidden' : `${styles.refused} glass`} role="status">
          {s(answer.to ? 'surface.frame-found' : 'surface.no-frame')}
        </p>
      )}
    </>
  );
}

/** The corners of the frame near these; null where none is seen. All of them have to be within the picture. */
async function frameNear(viewer: Viewer, corners: Corners): Promise<Corners | null> {
  const seen = await seePicture(viewer);
  if (!seen) return null;
  const { picture, scale } = seen;
  const points = corners.map((corner) => {
    const point = viewer.project(corner);
    return point && { x: point.x * scale, y: point.y * scale };
  });
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d) return null;
  const quad = [a, b, c, d] as const;
  const sides = quad.map((point, index) => distance(point, quad[(index + 1) % 4] ?? point));
  const frame = findFrame(picture, quad, Math.min(mostPixels * scale, nearPart * Math.min(...sides)));
  const found = frame?.map(({ x, y }) => [...viewer.unproject(x / scale, y / scale)]) as Corners | undefined;
  return found && isFlat(found) ? found : null;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
