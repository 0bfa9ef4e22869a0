import type { SoldInvoice } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from '../admin.module.css';
import { t } from '../admin-text.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Moment } from '../moment.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchField } from '../search-field.tsx';
import { useAct, useInvoices } from '../use-admin.ts';

const tones = { open: 'attention', overdue: 'bad', paid: 'good', cancelled: 'neutral' } as const;
type Step = 'paid' | 'cancel';

/** The plans that were ordered by invoice. */
export function OrdersSection() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<{ invoice: SoldInvoice; step: Step } | null>(null);
  const list = useInvoices(search);
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField label={t('orders.search')} value={search} onChange={setSearch} />
      </div>
      <PagedTable
        label={t('section.orders')}
        list={list}
        keyOf={({ number }) => number}
        isNarrowed={search.trim() !== ''}
        onShowAll={() => setSearch('')}
        none={{ title: t('orders.none'), text: t('orders.none-text') }}
        columns={[
          {
            title: t('orders.invoice'),
            cell: ({ number }) => (
              <a href={`/api/invoices/${number}.pdf`} target="_blank" rel="noreferrer">
                {number}
              </a>
            ),
          },
          {
            title: t('orders.buyer'),
            cell: ({ buyer }) => (
              <span className={styles.named}>
                {buyer.company}
                <small>{buyer.email}</small>
              </span>
            ),
          },
          {
            title: t('orders.plan'),
            cell: ({ lines }) => lines.find(({ kind }) => kind === 'plan')?.planName,
          },
          { title: t('orders.total'), isNumber: true, cell: moneyOf },
          {
            title: t('orders.state'),
            cell: ({ state }) => <Chip tone={tones[state]}>{t(`orders.${state}`)}</Chip>,
          },
          { title: t('orders.due'), cell: ({ dueAt }) => <Moment at={dueAt} isDay /> },
        ]}
        actions={(invoice) => <Steps invoice={invoice} onStep={(step) => setAsked({ invoice, step })} />}
      />
      {asked && <Ask {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function moneyOf({ total, currency }: SoldInvoice): string {
  const format = new Intl.NumberFormat(activeLocale(), { style: 'currency', currency });
  return format.format(total / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function Steps({ invoice: { number, state }, onStep }: { invoice: SoldInvoice; onStep(step: Step): void }) {
  if (state !== 'open' && state !== 'overdue') return null;
  return (
    <>
      <Button size="small" aria-label={t('orders.set-paid-label', { number })} onClick={() => onStep('paid')}>
        {t('orders.set-paid')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('orders.cancel-label', { number })}
        onClick={() => onStep('cancel')}
      >
        {t('orders.cancel')}
      </Button>
    </>
  );
}

function Ask({ invoice, step, onClose }: { invoice: SoldInvoice; step: Step; onClose(): void }) {
  const { number, buyer } = invoice;
  const params = { number };
  const act = useAct(() =>
    step === 'paid' ? api.setInvoicePaid({ params }) : api.cancelInvoice({ params }),
  );
  return (
    <ConfirmDialog
      title={t(`orders.${step}-title`, { number })}
      text={t(`orders.${step}-text`, { buyer: buyer.company })}
      way={{
        no: t(step === 'paid' ? 'orders.not-yet' : 'orders.keep'),
        yes: t(step === 'paid' ? 'orders.set-paid' : 'orders.cancel'),
      }}
      isDangerous={step === 'cancel'}
      act={act}
      onYes={() => act.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
