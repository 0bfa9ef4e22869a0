import { IconBuildingStore, IconCash, IconCheck, IconMail, IconTruckDelivery } from '@tabler/icons-react';
import type { OrderDetails } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { productsOf } from '@tourwright/tour/rules';
import { moneyText } from '../../../i18n/money.ts';
import { Button } from '../../../ui/button.tsx';
import { type Media, urlOf } from '../../panels/media/stored-file.ts';
import { t } from '../cart-text.ts';
import styles from './order-done.module.css';

interface OrderDoneProps {
  order: OrderDetails;
  tour: Tour;
  media: Media;
  onClose: () => void;
}

const mostPictures = 3;

/** What was ordered, and what happens next. */
export function OrderDone({ order, tour, media, onClose }: OrderDoneProps) {
  const { number, total, currency, lines, email, delivery, deliveryText, payment } = order;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const isSent = delivery === 'send';
  return (
    <div className={styles.done}>
      <span className={styles.tick}>
        <IconCheck size={24} stroke={1.75} aria-hidden="true" />
      </span>
      <p className={styles.number} role="status">
        {t('done.number', { number, total: moneyText(total, currency) })}
      </p>
      <div className={styles.ordered}>
        <span className={styles.pictures}>
          {picturesOf(order, tour, media).map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </span>
        <ul>
          {lines.map(({ productId, variantId, name, variant, quantity }) => (
            <li key={JSON.stringify([productId, variantId])}>
              {t(variant ? 'done.line-variant' : 'done.line', { quantity, name, variant })}
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.next}>
        <li>
          <IconMail {...icon} />
          <span>{t('done.mail', { email })}</span>
        </li>
        <li>
          {isSent ? <IconTruckDelivery {...icon} /> : <IconBuildingStore {...icon} />}
          <span>{isSent ? t('done.send') : t('done.pickup', { text: deliveryText })}</span>
        </li>
        <li>
          <IconCash {...icon} />
          <span>{t(`done.${payment}`)}</span>
        </li>
      </ul>
      <Button variant="primary" size="large" block onClick={onClose}>
        {t('cart.keep-looking')}
      </Button>
    </div>
  );
}

function picturesOf({ lines }: OrderDetails, tour: Tour, media: Media): string[] {
  const products = new Map(productsOf(tour).map(({ product }) => [product.id, product]));
  const urls = lines.flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    const variant = product?.variants?.find(({ id }) => id === variantId);
    const slug = (variant?.pictures?.[0] ?? product?.pictures?.[0])?.slug;
    return (slug && (media[slug]?.thumbnail ?? urlOf(media, slug))) || [];
  });
  return [...new Set(urls)].slice(0, mostPictures);
}
