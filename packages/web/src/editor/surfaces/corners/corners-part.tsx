import type { SceneVideo, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { s } from '../surface-text.ts';
import own from './corners-part.module.css';
import { type Corners, isFlat, middleOf, quadAround } from './quad.ts';

interface CornersPartProps {
  surface: SceneVideo;
  onKeep(corners: Corners): void;
}

/** As they are in the picture. */
const order = [0, 1, 3, 2] as const;

/** The four corners in exact degrees. Those that cross are refused. */
export function CornersPart({ surface: { corners }, onKeep }: CornersPartProps) {
  const [isRefused, setRefused] = useState(false);
  const keep = (index: number, corner: Vector) => {
    const next = corners.with(index, corner) as Corners;
    setRefused(!isFlat(next));
    if (isFlat(next)) onKeep(next);
  };
  const reset = () => {
    setRefused(false);
    onKeep(quadAround(middleOf(corners)));
  };
  return (
    <section className={styles.section}>
      <h3>{s('surface.corners')}</h3>
      <div className={styles.pair}>
        {order.map((index) => (
          <CornerFields
            key={index}
            name={s(`surface.corner-${index}`)}
            corner={corners[index]}
            onKeep={(corner) => keep(index, corner)}
          />
        ))}
      </div>
      {isRefused && (
        <p className={styles.broken} role="alert">
          {s('surface.crossed')}
        </p>
      )}
      <div className={styles.row}>
        <Button variant="quiet" size="small" onClick={reset}>
          {s('surface.square')}
        </Button>
      </div>
    </section>
  );
}

interface CornerFieldsProps {
  name: string;
  corner: Vector;
  onKeep(corner: Vector): void;
}

function CornerFields({ name, corner, onKeep }: CornerFieldsProps) {
  const angles = yawPitchOf(corner);
  const [yaw, pitch] = [degrees(angles.yaw), degrees(angles.pitch)];
  const keep = (nextYaw: number, nextPitch: number) =>
    onKeep([...directionOf(radians(nextYaw), radians(nextPitch))]);
  const shared = { decimals: 1, step: 0.1, unit: 'degree' } as const;
  return (
    <fieldset className={own.corner}>
      <legend>{name}</legend>
      <NumberInput
        {...shared}
        label={s('surface.yaw-of', { corner: name })}
        value={yaw}
        min={-180}
        max={180}
        onKeep={(value) => keep(value, pitch)}
      />
      <NumberInput
        {...shared}
        label={s('surface.pitch-of', { corner: name })}
        value={pitch}
        min={-89.5}
        max={89.5}
        onKeep={(value) => keep(yaw, value)}
      />
    </fieldset>
  );
}
