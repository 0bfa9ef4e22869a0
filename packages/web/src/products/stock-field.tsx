import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useKeptText } from '../layout/use-kept-text.ts';
import { classNames } from '../ui/class-names.ts';
import type { StockLine } from './product-lines.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';

interface StockFieldProps {
  /** What it is the stock of. */
  name: string;
  line: StockLine;
  save(count: number | null): Promise<void>;
}

const most = 1e9;

/** A number of stock, saved as it is typed; nothing: it is not counted. */
export function StockField({ name, line: { count }, save }: StockFieldProps) {
  const id = useId();
  const { text, keeping, change, keep } = useKeptText(
    count === null ? '' : String(count),
    (typed) => save(typed.trim() === '' ? null : Number(typed)),
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
