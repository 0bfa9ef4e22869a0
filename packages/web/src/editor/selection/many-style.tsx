import type { Hotspot, Scene } from '@tourwright/tour/document';
import { numberText } from '../../i18n/format.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { IconChoice } from '../panels/hotspot/icon-choice.tsx';
import inspector from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { ColourChoice } from '../style/colour-choice.tsx';
import { animations, facings, labelModes, outlines, StyleChoice } from '../style/style-choice.tsx';
import { commitAll, previewOf, setAll } from './change-chosen.ts';
import styles from './many-inspector.module.css';
import { sharedField, sharedValue } from './shared-value.ts';

interface ManyStyleProps {
  scene: Scene;
  hotspots: readonly Hotspot[];
}

/** How many hotspots look: only what all of them have, each change one step for all. */
export function ManyStyle({ scene, hotspots }: ManyStyleProps) {
  const { keep, show } = useSetAll(scene, hotspots);
  const areas = hotspots.filter(({ polygon }) => polygon !== undefined).length;
  const kind = sharedValue(hotspots.map((hotspot) => hotspot.kind));
  const icon = sharedField(hotspots, 'iconName');
  const colour = sharedField(hotspots, 'colour');
  const choice = (field: 'labelMode' | 'outline' | 'animation' | 'facing') => ({
    field,
    value: sharedChoice(hotspots, field),
    keep,
  });
  return (
    <section className={inspector.section}>
      <h3>{t('style.title')}</h3>
      {areas === 0 && (
        <>
          <div className={inspector.property}>
            <span>{t('style.icon')}</span>
            <IconChoice
              kind={(!kind.isMixed && kind.value) || ''}
              value={icon.isMixed || (kind.isMixed && !icon.value) ? '—' : (icon.value ?? '')}
              onChoose={(name) => keep('iconName', name)}
            />
          </div>
          <ManyNumber hotspots={hotspots} field="scale" keep={keep} />
          <ManyNumber hotspots={hotspots} field="rotation" keep={keep} />
        </>
      )}
      <ColourChoice
        value={colour.isMixed ? undefined : colour.value}
        isMixed={colour.isMixed}
        onShow={(value) => show('colour', value)}
        onKeep={(value) => keep('colour', value)}
      />
      <StyleChoice {...choice('labelMode')} label="style.label" of={labelModes} />
      {areas === hotspots.length && (
        <StyleChoice {...choice('outline')} label="style.outline" of={outlines} />
      )}
      {areas === 0 && (
        <>
          <StyleChoice {...choice('animation')} label="style.animation" of={animations} />
          <StyleChoice {...choice('facing')} label="style.facing" of={facings} />
        </>
      )}
      <p className={inspector.faint}>{t('many.hint')}</p>
    </section>
  );
}

/** Sets a field of all of them as one step; or only shows how that would look. */
function useSetAll(scene: Scene, hotspots: readonly Hotspot[]) {
  const { store } = useOpenTour();
  const commit = useEditorStore((state) => state.commit);
  const step = { id: 'edit.many.set', values: { count: String(hotspots.length) } };
  return {
    keep: (field: string, value: unknown) =>
      void commitAll({ commit }, setAll(scene.id, hotspots, field, value), step),
    show: (field: string, value: unknown) =>
      store.setState({ preview: previewOf(setAll(scene.id, hotspots, field, value)) }),
  };
}

/** What all of them have chosen; null where they differ. */
function sharedChoice(hotspots: readonly Hotspot[], field: 'labelMode' | 'outline' | 'animation' | 'facing') {
  const shared = sharedValue(hotspots.map((hotspot) => hotspot[field] as string | undefined));
  return shared.isMixed ? null : shared.value;
}

interface ManyNumberProps {
  hotspots: readonly Hotspot[];
  field: 'scale' | 'rotation';
  keep(field: string, value: number): void;
}

/** One number for all; where they differ, a dash and what they are between. */
function ManyNumber({ hotspots, field, keep }: ManyNumberProps) {
  const numbers = hotspots.map((hotspot) => hotspot[field]);
  const shared = sharedValue(numbers);
  const isSize = field === 'scale';
  const decimals = isSize ? 1 : 0;
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  return (
    <div className={inspector.property}>
      <span>{t(isSize ? 'style.size' : 'style.rotation')}</span>
      <span className={styles.number}>
        {shared.isMixed && (
          <span>{t('many.range', { from: numberText(from, decimals), to: numberText(to, decimals) })}</span>
        )}
        <NumberInput
          label={t(isSize ? 'style.size-number' : 'style.rotation-number')}
          value={numbers[0] ?? 0}
          isMixed={shared.isMixed}
          decimals={decimals}
          step={isSize ? 0.1 : 1}
          min={isSize ? 0.05 : -180}
          max={isSize ? 20 : 180}
          unit={isSize ? undefined : 'degree'}
          onKeep={(value) => keep(field, value)}
        />
      </span>
    </div>
  );
}
