import type { Hotspot } from '@tourwright/tour/document';
import { Slider } from '../../ui/slider.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { IconChoice } from './icon-choice.tsx';
import styles from './inspector.module.css';
import { NumberInput } from './number-input.tsx';

interface HotspotStyleProps {
  hotspot: Hotspot;
  change(field: string, value: unknown): Change;
}

/** Icon, size and turn. The choice is also that of the next hotspot. */
export function HotspotStyle({ hotspot, change }: HotspotStyleProps) {
  const { store } = useOpenTour();
  const commit = useEditorStore((state) => state.commit);
  const show = (field: string, value: number) => store.setState({ preview: newEdit(change(field, value)) });
  const keep = (field: 'scale' | 'rotation' | 'iconName', value: number | string) => {
    commit(newEdit(change(field, value)));
    store.setState({ [field]: value });
  };
  const { scale, rotation } = hotspot;
  return (
    <section className={styles.section}>
      <h3>{t('style.title')}</h3>
      <div className={styles.property}>
        <span>{t('style.icon')}</span>
        <IconChoice
          kind={hotspot.kind}
          value={hotspot.iconName ?? ''}
          onChoose={(name) => keep('iconName', name)}
        />
      </div>
      <div className={styles.property}>
        <span>{t('style.size')}</span>
        <span className={styles.range}>
          <Slider
            label={t('style.size')}
            min={0.5}
            max={2}
            step={0.1}
            value={scale}
            onChange={(value) => show('scale', value)}
            onCommit={(value) => keep('scale', value)}
          />
          <NumberInput
            label={t('style.size-number')}
            value={scale}
            decimals={1}
            step={0.1}
            min={0.05}
            max={20}
            onKeep={(value) => keep('scale', value)}
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
            onChange={(value) => show('rotation', value)}
            onCommit={(value) => keep('rotation', value)}
          />
          <NumberInput
            label={t('style.rotation-number')}
            value={rotation}
            decimals={0}
            step={1}
            min={-180}
            max={180}
            unit="°"
            onKeep={(value) => keep('rotation', value)}
          />
        </span>
      </div>
    </section>
  );
}
