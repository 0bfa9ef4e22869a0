import { type RefObject, useLayoutEffect } from 'react';

/** From the corner in which a card lies, and air beside a panel above it, CSS pixels. */
const fromCorner = 20;
const air = 12;

/** Marks a card in the lower corner with `data-aside` as long as a panel on its side reaches down to it. */
export function useWayOfPanel(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = card;
    const player = current?.closest('main');
    if (!current || !player) return;
    const follow = () => {
      const panel = player.querySelector(':scope > [data-side="end"]');
      const top = player.clientHeight - fromCorner - current.offsetHeight - air;
      current.toggleAttribute('data-aside', panel !== null && panel.getBoundingClientRect().bottom > top);
    };
    // A panel comes and goes, and grows with its pictures.
    const sizes = new ResizeObserver(follow);
    const meet = () => {
      sizes.disconnect();
      for (const each of [player, current, player.querySelector(':scope > [data-side="end"]')]) {
        if (each) sizes.observe(each);
      }
      follow();
    };
    const children = new MutationObserver(meet);
    children.observe(player, { childList: true });
    meet();
    return () => {
      children.disconnect();
      sizes.disconnect();
    };
  });
}
