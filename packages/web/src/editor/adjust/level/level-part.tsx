import { IconRulerMeasure } from '@tabler/icons-react';
import type { Adjustment } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import { draftPart, drawEdges, noLevel } from '../adjusting.ts';
import { Amount } from '../amount.tsx';

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
      <Edges />
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

/** Setting it straight by hand, along what is upright in it. The numbers below do the same. */
function Edges() {
  const { store } = useOpenTour();
  const edges = useEditorStore(({ adjusting }) => adjusting?.edges ?? null);
  return (
    <>
      <Button
        size="small"
        {...(edges && { variant: 'solid' as const })}
        aria-pressed={edges !== null}
        icon={<IconRulerMeasure size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => drawEdges(store, edges === null)}
      >
        {t('level.draw')}
      </Button>
      {edges && (
        <p className={styles.faint} role="status">
          {t('level.drawing', { count: edges.length })}
        </p>
      )}
    </>
  );
}
