import { IconArrowUp } from '@tabler/icons-react';
import type { Scene, Vector } from '@tourwright/tour/document';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useHandle } from '../../canvas/pointer/use-handle.ts';
import inspector from '../../panels/inspector.module.css';
import { nudged } from '../../rules/new-hotspot.ts';
import { l } from '../linking-text.ts';
import { SceneInset } from '../picker/scene-inset.tsx';
import styles from './way-back-part.module.css';

interface WayBackPartProps {
  from: Scene;
  to: Scene;
  /** Where the way back is in `to`, or would be. */
  position: Vector;
  /** Where to look first. */
  around: Vector;
  /** What its place rests on. */
  why: string;
  /** Somebody should look whether it is right, and has not yet. */
  isUnchecked: boolean;
  /** Its place is little more than a guess: somebody is asked to click the door. */
  isAsked: boolean;
  onMove(position: Vector, isDone: boolean): void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** Where the way back is in the scene that a link leads to, seen there, to be looked at and moved. */
export function WayBackPart(props: WayBackPartProps) {
  const { from, to, position, around, why, isUnchecked, isAsked, onMove, children } = props;
  const [isMoving, setMoving] = useState(false);
  const isAiming = isMoving || isAsked;
  const put = useCallback(
    (place: Vector) => {
      setMoving(false);
      onMove(place, true);
    },
    [onMove],
  );
  const [x, y, z] = around;
  const view = useMemo(() => {
    const { yaw, pitch } = yawPitchOf([x, y, z]);
    return { yaw: degrees(yaw), pitch: degrees(pitch) * 0.6, hfov: 95 };
  }, [x, y, z]);
  return (
    <section className={inspector.section}>
      <div className={styles.head}>
        <h3>{l('back.title')}</h3>
        {isUnchecked && <span>{l('back.check')}</span>}
      </div>
      <SceneInset
        label={l('back.picture', { name: to.name })}
        scene={to}
        view={view}
        className={isAiming ? styles.aiming : undefined}
        {...(isAiming && { onTap: put })}
      >
        {(viewer) => (
          <>
            {!isAsked && <BackMark {...{ viewer, from, position, onMove }} />}
            <span className={styles.to}>{l(isAiming ? 'back.ask' : 'back.to', { name: from.name })}</span>
            <span className={styles.buttons}>
              {isAiming ? (
                <Button variant="glass" size="small" onClick={() => put(middleOf(viewer))}>
                  {l('back.here')}
                </Button>
              ) : (
                <Button variant="glass" size="small" onClick={() => setMoving(true)}>
                  {l('back.move')}
                </Button>
              )}
            </span>
            {isAiming && <span className={styles.cross} aria-hidden="true" />}
          </>
        )}
      </SceneInset>
      <p className={styles.why}>{why}</p>
      {children}
    </section>
  );
}

interface BackMarkProps extends Pick<WayBackPartProps, 'from' | 'position' | 'onMove'> {
  viewer: Viewer;
}

/** The way back on the picture: it is dragged, and moved by the arrow keys. */
function BackMark({ viewer, from, position, onMove }: BackMarkProps) {
  const handle = useHandle(viewer, {
    onShow: (place) => onMove(place, false),
    onKeep: (place) => onMove(place, true),
    onNudge: (right, up) => onMove(nudged(position, right, up), true),
  });
  const point = viewer.project(position);
  if (!point) return null;
  return (
    <button
      type="button"
      className={styles.mark}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={l('back.mark', { name: from.name })}
      {...handle}
    >
      <IconArrowUp size={18} stroke={2} aria-hidden="true" />
    </button>
  );
}

function middleOf(viewer: Viewer): Vector {
  const { clientWidth, clientHeight } = viewer.canvas;
  return viewer.unproject(clientWidth / 2, clientHeight / 2);
}
