import { IconShoppingBag } from '@tabler/icons-react';
import styles from './cart.module.css';
import type { CartStore } from './cart-store.ts';
import { t } from './cart-text.ts';
import { useCartState } from './use-cart-state.ts';

/** Opens the cart and shows how much is in it; nothing where nothing is sold. */
export function CartButton({ store, onOpen }: { store: CartStore; onOpen: () => void }) {
  const { shop, lines } = useCartState(store);
  if (shop === null) return null;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <button type="button" className={styles.open} aria-label={t('cart.open', { count })} onClick={onOpen}>
      <IconShoppingBag size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles.openText}>{t('cart.title')}</span>
      {/* Between the words that are seen, as there is between those that are read out. */ ' '}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
