import type { Scene } from '@tourwright/tour/document';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { applyAdjustment } from '../apply-adjustment.ts';
import { isBand } from './is-band.ts';

const [least, all] = [20, 360];

/** Asks how much of the horizon a wide photo shows, which its aspect ratio does not say. */
export function PhotoAngle({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const image = useEditorStore(({ media }) => media[scene.slug]);
  const across = scene.adjustment?.across;
  if (across === undefined && !isBand(image)) return null;
  const keep = (value: number) =>
    applyAdjustment(store, scene, { ...scene.adjustment, across: value }, 'edit.adjust');
  return (
    <>
      {across === undefined && <p className={styles.faint}>{t('angle.ask')}</p>}
      <div className={styles.property}>
        <span>{t('angle.label')}</span>
        <NumberInput
          label={t('adjust.degrees', { name: t('angle.label') })}
          value={across ?? all}
          min={least}
          max={all}
          step={1}
          decimals={0}
          unit="degree"
          onKeep={keep}
        />
      </div>
    </>
  );
}
