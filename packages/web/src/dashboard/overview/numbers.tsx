import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { DayNumbers } from '@tourwright/api';
import { numberText } from '../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../dashboard-text.ts';
import styles from './overview.module.css';
import { type Compared, compare, type Measure } from './use-overview.ts';

interface NumbersProps {
  days: readonly DayNumbers[];
  length: number;
  measures: readonly Measure[];
  chosen: Measure;
  onChoose(measure: Measure): void;
}

/** Each number with its trend; the chosen one is what the line shows. */
export function Numbers({ days, length, measures, chosen, onChoose }: NumbersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" className={styles.numbers} aria-label={t('overview.numbers')}>
      {measures.map((measure) => {
        const compared = compare(days, length, measure);
        return (
          <button
            key={measure}
            type="button"
            className={classNames(styles.number, 'numbers')}
            aria-pressed={measure === chosen}
            onClick={() => onChoose(measure)}
          >
            <span>{t(`overview.measure-${measure}`)}</span>
            <b>{numberText(compared.now)}</b>
            <Trend {...compared} />
          </button>
        );
      })}
    </div>
  );
}

/** Against as many days before; without a number then there is nothing to compare. */
function Trend({ now, before }: Compared) {
  if (before === 0) return <small>{t('overview.trend-none')}</small>;
  const change = Math.round((100 * (now - before)) / before);
  const kind = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const Icon = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }[kind];
  return (
    <small>
      <span className={styles[kind]}>
        <Icon size={16} stroke={2} aria-hidden="true" />
        {t(`overview.trend-${kind}`, { percent: numberText(Math.abs(change)) })}
      </span>{' '}
      {t('overview.trend-from', { before: numberText(before) })}
    </small>
  );
}
