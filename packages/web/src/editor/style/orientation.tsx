import type { Hotspot } from '@tourwright/tour/document';
import { Button } from '../../ui/button.tsx';
import { t } from '../editor-text.ts';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { type Angle, anglesOf, surfaceAngles, withAngles } from './surface-angles.ts';

interface OrientationProps {
  hotspot: Hotspot;
  /** Null: as it is without saying. */
  onKeep(orientation: Hotspot['orientation'] | null): void;
}

const labels = { yaw: 'style.yaw', pitch: 'style.pitch', roll: 'style.roll' } as const;

/** The orientation of a mark on its surface, by numbers; nothing for one that faces the viewer. */
export function Orientation({ hotspot, onKeep }: OrientationProps) {
  const angles = anglesOf[hotspot.facing ?? 'viewer'];
  if (!angles) return null;
  const shown = surfaceAngles(hotspot);
  const most: Record<Angle, number> = { yaw: 180, pitch: 90, roll: 180 };
  return (
    <>
      <p className={styles.faint}>{t('style.face-visitor-hint')}</p>
      {angles.map((angle) => (
        <div key={angle} className={styles.property}>
          <span>{t(labels[angle])}</span>
          <NumberInput
            label={t(labels[angle])}
            value={shown[angle]}
            decimals={1}
            step={1}
            min={-most[angle]}
            max={most[angle]}
            unit="degree"
            onKeep={(value) => onKeep(withAngles(hotspot, { [angle]: value }))}
          />
        </div>
      ))}
      {hotspot.orientation && (
        <div className={styles.row}>
          <Button variant="quiet" size="small" onClick={() => onKeep(null)}>
            {t('style.face-visitor')}
          </Button>
        </div>
      )}
    </>
  );
}
