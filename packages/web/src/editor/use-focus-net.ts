import { useEffect } from 'react';

const tabbable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * The net below all that hands the focus on itself: when what had it goes, or is disabled, while the keyboard is used, it
 * goes to what is next in the same part of the page, not to the page's top.
 */
export function useFocusNet(): void {
  useEffect(() => {
    let last: { element: Element; around: readonly Element[] } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { element: target, around: [...ancestors(target)] };
    };
    // With a pointer one goes where one points; a field that took the focus by itself would bring up a keyboard.
    const onPointer = () => {
      last = null;
    };
    const isLost = () => {
      if (!last || document.activeElement !== document.body) return false;
      return !last.element.isConnected || last.element.matches(':disabled');
    };
    const catchFocus = () => {
      if (!last || !isLost()) return;
      heirOf(last.element, last.around)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      // After all that know a better place.
      timer = setTimeout(catchFocus, 100);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
}

function* ancestors(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) yield one;
}

/** What comes next: after a disabled control, else the first in the smallest part that is still there. */
function heirOf(element: Element, around: readonly Element[]): HTMLElement | null {
  const main = document.getElementById('main');
  for (const part of around) {
    if (!part.isConnected) continue;
    if (main && part !== main && part.contains(main)) break;
    const inside = [...part.querySelectorAll<HTMLElement>(tabbable)].filter(canTake);
    const after = inside.find(
      (one) => element.isConnected && element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const heir = after ?? inside.at(element.isConnected ? -1 : 0);
    if (heir) return heir;
  }
  return main;
}

function canTake(one: HTMLElement): boolean {
  return one.tabIndex >= 0 && !one.closest('[inert], [hidden]') && (one.checkVisibility?.() ?? true);
}
