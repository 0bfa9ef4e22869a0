/** The cart, as a chunk for tours with products. */
import type { Tour } from '@tourwright/tour/document';
import { AddToCart, isForSale } from './add-to-cart.tsx';
import { CartButton } from './cart-button.tsx';
import { CartPanel } from './cart-panel.tsx';
import { CartStore } from './cart-store.ts';
import { pricedTour } from './priced-tour.ts';

/** The cart of a tour, with the parts that show it. */
export interface OpenCart {
  store: CartStore;
  /** The tour whose product hotspots say name and price. */
  tour: Tour;
  parts: typeof parts;
}

const parts = { CartButton, CartPanel, AddToCart, isForSale };

/** Opens the cart of a tour and asks for the shop's prices and stock. */
export function openCart(tour: Tour): OpenCart {
  const store = new CartStore(tour);
  void store.refresh(true);
  return { store, tour: pricedTour(tour), parts };
}
