import type { Adjustment } from '@tourwright/tour/document';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { draftPart, noLight } from '../adjusting.ts';
import { Amount } from '../amount.tsx';

const shares = ['contrast', 'saturation', 'warmth'] as const;

/** Brightness and colours. */
export function LightPart({ light = noLight }: { light: Adjustment['light'] }) {
  const { store } = useOpenTour();
  const set = (name: keyof typeof noLight, value: number) =>
    draftPart(store, 'light', { ...light, [name]: value }, name);
  return (
    <>
      <Amount
        label={t('light.exposure')}
        numberLabel={t('light.stops')}
        value={light.exposure}
        min={-3}
        max={3}
        step={0.05}
        decimals={2}
        onChange={(value) => set('exposure', value)}
      />
      {shares.map((name) => (
        <Amount
          key={name}
          label={t(`light.${name}`)}
          numberLabel={t('light.percent', { name: t(`light.${name}`) })}
          value={light[name] * 100}
          min={-100}
          max={100}
          step={1}
          decimals={0}
          onChange={(value) => set(name, value / 100)}
        />
      ))}
    </>
  );
}
