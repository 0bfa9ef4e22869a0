import { plainListText } from '../../../i18n/format.ts';
import { Card } from '../../panels/card.tsx';
import { priceText } from '../../panels/price.ts';
import type { PanelKind } from '../panel-kind.ts';
import { ProductCard } from './product-card.tsx';
import { choiceOf } from './product-choice.ts';

/** Something to buy. */
export const productPanel: PanelKind<'product'> = {
  Panel: ({ hotspot, cart, ...card }) => (
    <Card {...card}>
      {(enlarge) => (
        <ProductCard {...{ hotspot, cart }} title={card.title} media={card.media} onPicture={enlarge} />
      )}
    </Card>
  ),
  remarks(hotspot) {
    const { currency, variants = [] } = hotspot;
    const price = priceText(choiceOf(hotspot, null).price, currency);
    return [price ?? '', plainListText(variants.map(({ name }) => name))].filter(Boolean);
  },
};
