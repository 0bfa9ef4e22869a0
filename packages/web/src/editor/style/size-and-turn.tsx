import type { Hotspot } from '@tourwright/tour/document';
import { Slider } from '../../ui/fields/slider.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';

interface SizeAndTurnProps {
  hotspot: Hotspot;
  onShow(field: 'scale' | 'rotation', value: number): void;
  onKeep(field: 'scale' | 'rotation', value: number): void;
}

/** How large a mark is and how it is turned; the size is also that of the next hotspot. */
export function SizeAndTurn({ hotspot, onShow, onKeep }: SizeAndTurnProps) {
  const { store } = useOpenTour();
  const keepSize = (scale: number) => {
    onKeep('scale', scale);
    store.setState({ scale });
  };
  const { scale, rotation } = hotspot;
  return (
    <>
      <div className={styles.property}>
        <span>{t('style.size')}</span>
        <span className={styles.range}>
          <Slider
            label={t('style.size')}
            min={0.5}
            max={2}
            step={0.1}
            value={scale}
            onChange={(value) => onShow('scale', value)}
            onCommit={(value) => keepSize(value)}
          />
          <NumberInput
            label={t('style.size-number')}
            value={scale}
            decimals={1}
            step={0.1}
            min={0.05}
            max={20}
            onKeep={(value) => keepSize(value)}
          />
        </span>
      </div>
      <div className={styles.property}>
        <span>{t('style.rotation')}</span>
        <span className={styles.range}>
          <Slider
            label={t('style.rotation')}
            min={-180}
            max={180}
            step={1}
            value={rotation}
            describe={(value) => t('style.degrees', { value })}
            onChange={(value) => onShow('rotation', value)}
            onCommit={(value) => onKeep('rotation', value)}
          />
          <NumberInput
            label={t('style.rotation-number')}
            value={rotation}
            decimals={0}
            step={1}
            min={-180}
            max={180}
            unit="degree"
            onKeep={(value) => onKeep('rotation', value)}
          />
        </span>
      </div>
    </>
  );
}
