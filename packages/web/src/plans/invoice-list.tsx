import type { Invoice } from '@tourwright/api';
import { Chip } from '../ui/chip.tsx';
import { dayText, moneyText } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';

const tones = { open: 'attention', overdue: 'bad', paid: 'good', cancelled: 'neutral' } as const;

/** One's invoices, newest first, each with its PDF. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <section className={styles.invoices} aria-labelledby="invoices">
      <h2 id="invoices">{t('invoices.title')}</h2>
      <ul>
        {invoices.map(({ number, issuedAt, lines, total, currency, state }) => (
          <li key={number}>
            <a
              href={`/api/invoices/${number}.pdf`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('invoices.pdf', { number })}
            >
              {number}
            </a>
            <span>{dayText(issuedAt)}</span>
            <span>{lines.find(({ kind }) => kind === 'plan')?.planName}</span>
            <span className={styles.amount}>{moneyText(total, currency)}</span>
            <Chip tone={tones[state]}>{t(`invoices.${state}`)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
