import { IconCheck } from '@tabler/icons-react';
import { ApiError } from '@tourwright/api';
import { useId } from 'react';
import { useKeptText } from '../layout/drafts/use-kept-text.ts';
import { classNames } from '../ui/class-names.ts';
import type { StockLine } from './product-lines.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';

interface StockFieldProps {
  /** What it is the stock of. */
  name: string;
  line: StockLine;
  /** Sets the number, which was another when it was changed. */
  save(count: number | null, seen: number | null): Promise<void>;
}

const most = 1e9;
const textOf = (count: number | null) => (count === null ? '' : String(count));
const countOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** How many there are, where the number changed before it was set; null where it failed for another reason. */
function soldMeanwhile(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.problem.code !== 'stock_changed') return null;
  return Number(error.problem.params?.['count']);
}

/** A number of stock, saved as it is typed; nothing: it is not counted. */
export function StockField({ name, line: { count }, save }: StockFieldProps) {
  const id = useId();
  const { text, keeping, change, keep } = useKeptText(
    textOf(count),
    async (typed, from) => {
      try {
        await save(countOf(typed), countOf(from));
      } catch (error) {
        const now = soldMeanwhile(error);
        if (now === null) throw error;
        return { stored: textOf(now), reason: t('products.stock-changed', { count: now }) };
      }
    },
    (typed) => (/^\d*$/.test(typed.trim()) && Number(typed) <= most ? null : t('products.stock-wrong')),
  );
  const words =
    keeping.state === 'failed'
      ? t('products.stock-failed', { reason: keeping.reason })
      : keeping.state === 'saving'
        ? t('products.stock-saving')
        : keeping.state === 'saved'
          ? t('products.stock-saved')
          : '';
  return (
    <span className={styles.stockField}>
      <span
        id={id}
        role="status"
        className={keeping.state === 'failed' ? styles.stockFault : 'visually-hidden'}
      >
        {words}
      </span>
      {keeping.state === 'saved' && (
        <IconCheck className={styles.tick} size={16} stroke={2} aria-hidden="true" />
      )}
      <input
        className={classNames(styles.number, 'numbers')}
        inputMode="numeric"
        aria-label={t('products.stock-of', { name })}
        aria-invalid={keeping.state === 'failed' || undefined}
        aria-describedby={id}
        placeholder={t('products.uncounted')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={keep}
      />
    </span>
  );
}
