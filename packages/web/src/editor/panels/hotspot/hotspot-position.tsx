import type { Hotspot, Scene, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { classNames } from '../../../ui/class-names.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { newEdit } from '../../state/new-edit.ts';
import styles from '../inspector.module.css';
import { NumberInput } from '../number-input.tsx';

/** Where a hotspot is, in exact degrees; in sight wherever the inspector is scrolled to. */
export function HotspotPosition({ scene, hotspot }: { scene: Scene; hotspot: Hotspot }) {
  const commit = useEditorStore((state) => state.commit);
  const angles = yawPitchOf(hotspot.position);
  const yaw = degrees(angles.yaw);
  const pitch = degrees(angles.pitch);
  const keep = (yawDegrees: number, pitchDegrees: number) => {
    const position: Vector = directionOf(radians(yawDegrees), radians(pitchDegrees));
    commit(newEdit({ kind: 'hotspot.move', sceneId: scene.id, hotspotId: hotspot.id, position }));
  };
  return (
    <section className={classNames(styles.section, styles.foot)} aria-label={t('position.title')}>
      <div className={styles.pair}>
        <div>
          <span className={styles.faint}>{t('position.yaw')}</span>
          <NumberInput
            label={t('position.yaw')}
            value={yaw}
            decimals={1}
            step={0.5}
            min={-180}
            max={180}
            unit="degree"
            onKeep={(value) => keep(value, pitch)}
          />
        </div>
        <div>
          <span className={styles.faint}>{t('position.pitch')}</span>
          <NumberInput
            label={t('position.pitch')}
            value={pitch}
            decimals={1}
            step={0.5}
            min={-89.5}
            max={89.5}
            unit="degree"
            onKeep={(value) => keep(yaw, value)}
          />
        </div>
      </div>
    </section>
  );
}
