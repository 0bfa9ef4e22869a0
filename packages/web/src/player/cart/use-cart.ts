import type { Tour } from '@tourwright/tour/document';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { logError } from '../../client/log.ts';
import type { OpenCart } from './open-cart.ts';

/**
 * The cart of a tour that shows products, loaded once the first picture is sharp; null before, in all other tours, and
 * where it could not be loaded or nothing is sold (`isSold`): products can be looked at all the same.
 */
export function useCart(
  tour: Tour,
  isSold: boolean,
): {
  cart: OpenCart | null;
  /** The tour, with prices at its products. */
  shown: Tour;
  onSharp: () => void;
} {
  const [cart, setCart] = useState<OpenCart | null>(null);
  const [isSharp, setSharp] = useState(false);
  const hasProducts = useMemo(
    () => tour.scenes.some(({ hotspots }) => hotspots.some(({ kind }) => kind === 'product')),
    [tour],
  );
  const isWanted = isSold && hasProducts && isSharp;
  useEffect(() => {
    if (!isWanted) return;
    let opened: OpenCart | null = null;
    let isClosed = false;
    import('./open-cart.ts').then(
      ({ openCart }) => {
        if (isClosed) return;
        opened = openCart(tour);
        setCart(opened);
      },
      (cause: unknown) => logError('The cart could not be loaded:', cause),
    );
    return () => {
      isClosed = true;
      opened?.store.close();
      setCart(null);
    };
  }, [tour, isWanted]);
  return { cart, shown: cart?.tour ?? tour, onSharp: useCallback(() => setSharp(true), []) };
}
