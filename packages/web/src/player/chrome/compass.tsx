import { radians, wrapAngle } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useEffect, useRef } from 'react';
import { t } from '../preview-text.ts';
import { ChromeButton } from './chrome-button.tsx';
import styles from './compass.module.css';

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
    <ChromeButton
      label={t('preview.north')}
      icon={
        <svg className={styles.compass} viewBox="-16 -16 32 32" aria-hidden="true">
          <circle className={styles.ring} r="14.5" />
          <g ref={needle}>
            <path className={styles.north} d="M0 -11L4.5 0H-4.5Z" />
            <path className={styles.south} d="M0 11L4.5 0H-4.5Z" />
          </g>
        </svg>
      }
      onClick={faceNorth}
    />
  );
}
