import { type ReactNode, useState } from 'react';
import { activeLocale } from '../../i18n/locale.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './products.module.css';
import { t } from './products-text.ts';

/** From this many on one searches. */
const searchedFrom = 8;

interface Named {
  product: { name: string; sku?: string | undefined };
}

/** Searches products by name and SKU: those that are found, and what is above their list. */
export function useProductSearch<T extends Named>(products: readonly T[]): { found: T[]; search: ReactNode } {
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLocaleLowerCase(activeLocale());
  const found = products.filter(({ product: { name, sku = '' } }) =>
    `${name} ${sku}`.toLocaleLowerCase(activeLocale()).includes(words),
  );
  const search = (
    <>
      {products.length >= searchedFrom && (
        <TextField
          type="search"
          label={t('products.search')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      {products.length > 0 && found.length === 0 && <p className={styles.hint}>{t('products.no-match')}</p>}
    </>
  );
  return { found, search };
}
