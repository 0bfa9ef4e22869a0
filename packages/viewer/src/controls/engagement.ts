/** Whether wheel and touch move the tour or scroll the page around it. */
export interface Engagement {
  readonly isEngaged: boolean;
  close(): void;
}

/**
 * A tour in the middle of a page leaves scrolling alone until it was clicked, tapped or reached by keyboard, and
 * gives it back when something else is clicked, the page around its frame too, or Escape is pressed. `touch-action` follows by the attribute
 * `data-engaged`.
 */
export function createEngagement(element: HTMLElement, pageScrolls: boolean): Engagement {
  const listening = new AbortController();
  const { signal } = listening;
  const set = (isEngaged: boolean) => element.toggleAttribute('data-engaged', isEngaged);
  set(!pageScrolls);
  if (pageScrolls) {
    element.addEventListener('click', () => set(true), { signal });
    element.addEventListener('keydown', (event) => set(event.key !== 'Escape'), { signal });
    const onElsewhere = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && element.contains(target))) set(false);
    };
    element.ownerDocument.addEventListener('pointerdown', onElsewhere, { signal });
    // All that a frame learns of clicks beside it.
    if (parent !== self) addEventListener('blur', () => set(false), { signal });
  }
  return {
    get isEngaged() {
      return element.hasAttribute('data-engaged');
    },
    close: () => {
      listening.abort();
      element.removeAttribute('data-engaged');
    },
  };
}
