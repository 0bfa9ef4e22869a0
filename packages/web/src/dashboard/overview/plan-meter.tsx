import type { AccountPlan, PlanMeasure } from '@tourwright/api';
import { numberText, sizeText } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { t } from '../dashboard-text.ts';
import styles from './overview.module.css';

const measures = [
  ['tours', 'tours'],
  ['scenes', 'scenes'],
  ['storageBytes', 'storage'],
  ['monthlyViews', 'views'],
] as const satisfies [PlanMeasure, string][];

/** How full the plan is; what has no limit is left out. */
export function PlanMeter({ name, account }: { name: string; account: AccountPlan }) {
  const limited = measures.flatMap(([measure, word]) => {
    const limit = account.limits[measure];
    return limit === null ? [] : [{ measure, word, limit, used: account.usage[measure] }];
  });
  const title = t('overview.plan', { name });
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        <ButtonLink className={styles.all} variant="quiet" size="small" to="/payment">
          {t('overview.see-plans')}
        </ButtonLink>
      </div>
      {limited.length === 0 && <p className={styles.quiet}>{t('overview.plan-unlimited')}</p>}
      <ul className={styles.meters}>
        {limited.map(({ measure, word, used, limit }) => (
          <Meter key={measure} label={t(`overview.plan-${word}`)} {...{ measure, used, limit }} />
        ))}
      </ul>
    </section>
  );
}

interface MeterProps {
  label: string;
  measure: PlanMeasure;
  used: number;
  limit: number;
}

function Meter({ label, measure, used, limit }: MeterProps) {
  const share = limit === 0 ? 1 : used / limit;
  const fullness = share >= 1 ? 'full' : share >= 0.8 ? 'near' : 'room';
  const text = t('overview.plan-of', { used: amountText(measure, used), limit: amountText(measure, limit) });
  return (
    <li data-fullness={fullness}>
      <span className={styles.figures}>
        <span>{label}</span>
        <span className="numbers">{text}</span>
      </span>
      <meter
        className="visually-hidden"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={Math.max(1, limit)}
        value={Math.min(used, limit)}
      />
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, 100 * share)}%` }} />
      </span>
      {fullness !== 'room' && <small>{t(`overview.plan-${fullness}`)}</small>}
    </li>
  );
}

/** Storage in decimal units, as disks are sold. */
function amountText(measure: PlanMeasure, value: number): string {
  if (measure !== 'storageBytes') return numberText(value);
  return value >= 1e9 || value === 0 ? sizeText(value, 'gigabyte', 1e9) : sizeText(value, 'megabyte', 1e6);
}
