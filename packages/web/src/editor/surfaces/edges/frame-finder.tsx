import { IconFocus2 } from '@tabler/icons-react';
import { isSame, type Scene, type SceneVideo } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { areaPath } from '../../adjust/privacy/outlines.ts';
import canvas from '../../canvas/canvas-layer.module.css';
import { type Corners, isFlat } from '../corners/quad.ts';
import styles from '../surface-layer.module.css';
import { s } from '../surface-text.ts';
import { SurfaceTools } from '../surface-tools.tsx';
import { seePicture } from './seen-picture.ts';
import { findFrame, type Point } from './straight-edges.ts';

interface FrameFinderProps {
  viewer: Viewer;
  scene: Scene;
  surface: SceneVideo;
  /** A corner is held: the tools make room for what is seen then. */
  isHeld: boolean;
  onKeep(corners: Corners): void;
}

/** How far from the corners a frame is looked for, as a part of the shortest side, and in CSS pixels at most. */
const [nearPart, mostPixels] = [0.22, 60];

/** The tools of a surface; one looks for the frame around the corners, and shows what it found before anything is changed. */
export function FrameFinder({ viewer, scene, surface, isHeld, onKeep }: FrameFinderProps) {
  const { corners } = surface;
  const [found, setFound] = useState<{ from: Corners; to: Corners | null } | null>(null);
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  // What was found for other corners says nothing of these.
  const answer = found && isSame(found.from, corners) ? found : null;
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(Boolean(answer?.to), button);
  const look = async () => setFound({ from: corners, to: await frameNear(viewer, corners) });
  return (
    <>
      {answer?.to && (
        <svg className={canvas.lines} aria-hidden="true">
          <path className={styles.proposed} d={areaPath(answer.to, { ...viewer.view, width, height })} />
        </svg>
      )}
      <SurfaceTools {...{ viewer, scene, surface, isHeld }}>
        {answer?.to ? (
          <>
            <Button
              ref={button}
              size="small"
              variant="primary"
              onClick={() => answer.to && onKeep(answer.to)}
            >
              {s('surface.use-frame')}
            </Button>
            <button type="button" onClick={() => setFound(null)}>
              {s('surface.leave-frame')}
            </button>
          </>
        ) : (
          <button type="button" ref={button} onClick={() => void look()}>
            <IconFocus2 size={18} stroke={1.75} aria-hidden="true" />
            {s('surface.find-frame')}
          </button>
        )}
      </SurfaceTools>
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
