import { radians, wrapAngle } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './compass.module.css';
import { t } from './preview-text.ts';

interface CompassProps {
  viewer: RefObject<Viewer | null>;
  /** Compass direction of yaw 0, degrees. */
  heading: number;
}

/** Where north is; a press turns there. */
export function Compass({ viewer, heading }: CompassProps) {
  const needle = useRef<SVGGElement>(null);
  useEffect(() => {
    const { current } = viewer;
    if (!current) return;
    const draw = () => {
      const turn = -heading - (current.view.yaw * 180) / Math.PI;
      needle.current?.setAttribute('transform', `rotate(${turn.toFixed(1)})`);
    };
    draw();
    return current.on('view', draw);
  }, [viewer, heading]);
  const faceNorth = () => {
    const { current } = viewer;
    if (!current) return;
    // The shorter way round.
    const { yaw } = current.view;
    void current.lookTo({ yaw: yaw + wrapAngle(radians(-heading) - yaw) });
  };
  return (
    <button
      type="button"
      className={classNames('glass', styles.compass)}
      aria-label={t('preview.north')}
      title={t('preview.north')}
      onClick={faceNorth}
    >
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <g ref={needle}>
          <path className={styles.north} d="M0 -13L5 0H-5Z" />
          <path className={styles.south} d="M0 13L5 0H-5Z" />
        </g>
      </svg>
    </button>
  );
}
