import type { Adjustment } from '@tourwright/tour/document';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { draftPart, noLevel } from './adjusting.ts';
import { Amount } from './amount.tsx';

const angles = [
  { name: 'roll', limit: 45 },
  { name: 'pitch', limit: 45 },
  { name: 'yaw', limit: 180 },
] as const;

/** Sets straight what a camera on a slope took askew. */
export function LevelPart({ level = noLevel }: { level: Adjustment['level'] }) {
  const { store } = useOpenTour();
  return (
    <>
      <p className={styles.faint}>{t('level.text')}</p>
      {angles.map(({ name, limit }) => (
        <Amount
          key={name}
          label={t(`level.${name}`)}
          numberLabel={t('adjust.degrees', { name: t(`level.${name}`) })}
          value={level[name]}
          min={-limit}
          max={limit}
          step={0.1}
          decimals={1}
          unit="degree"
          onChange={(value) => draftPart(store, 'level', { ...level, [name]: value }, name)}
        />
      ))}
    </>
  );
}
