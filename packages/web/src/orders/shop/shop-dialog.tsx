import type { Shop } from '@tourwright/api';
import { type FormEvent, useRef, useState } from 'react';
import { currencies } from '../../i18n/amount.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import parts from '../../layout/list-and-detail.module.css';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import styles from '../orders.module.css';
import { t } from '../orders-text.ts';
import { useSaveShop } from '../use-orders.ts';
import {
  draftOf,
  faultsIn,
  faultsOf,
  firstFault,
  type ShopDraft,
  type ShopFaults,
  shopOf,
} from './shop-draft.ts';
import { ShopMails } from './shop-mails.tsx';
import { type ShopPartProps, ShopWays } from './shop-ways.tsx';

interface ShopDialogProps {
  userId: string;
  shop: Shop;
  onClose(): void;
}

const ways = ['nothing', 'link', 'orders'] as const;

/** How the owner's tours sell, and who is notified of orders. */
export function ShopDialog({ userId, shop, onClose }: ShopDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(shop));
  const [faults, setFaults] = useState<ShopFaults>({});
  const save = useSaveShop(userId);
  const page = useRef<HTMLFormElement>(null);
  const change = (next: Partial<ShopDraft>) => setDraft({ ...draft, ...next });
  const refuse = (found: ShopFaults) => {
    setFaults(found);
    const first = firstFault(found);
    if (first) page.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    refuse(found);
    if (firstFault(found)) return;
    save.mutate(shopOf(draft), {
      onSuccess: () => {
        showToast('success', t('shop.saved'));
        onClose();
      },
      onError: (error) => refuse(faultsIn(error)),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shop.title')}
      description={t('shop.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('shop.cancel')}</Button>
          <Button variant="primary" type="submit" form="shop-form" loading={save.isPending}>
            {t('shop.save')}
          </Button>
        </>
      }
    >
      <form id="shop-form" ref={page} className={parts.settings} noValidate onSubmit={submit}>
        <ShopFields {...{ draft, faults }} onChange={change} />
        {save.isError && (
          <p className={parts.failure} role="alert">
            {t('order.not-saved', { reason: problemText(save.error) })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The way of selling, and what has to be known for it. */
function ShopFields({ draft, faults, onChange }: ShopPartProps) {
  return (
    <>
      <SelectField
        label={t('shop.sells')}
        value={draft.sells}
        options={ways.map((value) => ({ value, label: t(`shop.sells-${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sells: ways.find((way) => way === value) ?? 'nothing' })
        }
      />
      {draft.sells !== 'nothing' && (
        <>
          <TextField
            name="name"
            label={t('shop.name')}
            maxLength={120}
            value={draft.name}
            error={faults.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <SelectField
            label={t('shop.currency')}
            value={draft.currency}
            options={currencies()}
            onChange={({ currentTarget: { value } }) => onChange({ currency: value })}
          />
          <p className={styles.quiet}>{t('shop.currency-hint')}</p>
        </>
      )}
      {draft.sells === 'link' && (
        <TextField
          name="checkoutUrl"
          type="url"
          label={t('shop.address')}
          hint={t('shop.address-hint', { items: '{items}' })}
          maxLength={500}
          value={draft.checkoutUrl}
          error={faults.checkoutUrl}
          onChange={({ target }) => onChange({ checkoutUrl: target.value })}
        />
      )}
      {draft.sells === 'orders' && (
        <>
          <ShopWays {...{ draft, faults }} onChange={onChange} />
          <ShopMails {...{ draft, faults }} onChange={onChange} />
        </>
      )}
    </>
  );
}
