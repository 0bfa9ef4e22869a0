import type { Adjustment } from '@tourwright/tour/document';
import { directionOf, radians, turnBack, turned, type View, yawPitchOf } from '@tourwright/tour/sphere';
import styles from '../adjust-layer.module.css';
import { turnOfLevel } from '../level/picture-turn.ts';
import { areaPath, circleAround } from './outlines.ts';

/** What will be blurred, blurred by the browser: the places that nobody is to recognise, and the disc of a patch. */
export function BlurDiscs({ view, wanted }: { view: View; wanted: Adjustment }) {
  const { privacy = [], nadir, level } = wanted;
  const back = turnBack(turnOfLevel(level));
  const places = privacy.map(({ yaw, pitch, radius }) => {
    const middle = turned(directionOf(radians(yaw), radians(pitch)), back);
    return circleAround(yawPitchOf(middle), radians(radius));
  });
  const patch = nadir ? [circleAround({ yaw: 0, pitch: -Math.PI / 2 }, radians(nadir.size / 2))] : [];
  return [...places, ...patch].map((corners, index) => {
    const path = areaPath(corners, view);
    // biome-ignore lint/suspicious/noArrayIndexKey: They have no name but their place.
    return path && <div key={index} className={styles.blur} style={{ clipPath: `path("${path}")` }} />;
  });
}
