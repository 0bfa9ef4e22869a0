import { appReady } from './app-parts.ts';

interface KeptPresses {
  /** A link that is pressed waits for the app, too, and leads on by itself after this many milliseconds. */
  linkWaitMs?: number;
}

/**
 * Keeps the last press on one of the elements that match, and repeats it as soon as the app has taken the page over: only
 * then something happens when they are pressed.
 */
export function keepPresses(selector: string, { linkWaitMs }: KeptPresses = {}): void {
  let pressed: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    // What opens a popover does so without the app, and pressed again it would close it.
    if (!target || isForAnotherTab(event) || target.hasAttribute('popovertarget')) return;
    pressed = target;
    // A form sent by the page itself would lose what was typed, and show it in the address.
    if (sendsForm(target)) event.preventDefault();
    if (linkWaitMs === undefined) return;
    event.preventDefault();
    if (target instanceof HTMLAnchorElement)
      setTimeout(() => signal.aborted || location.assign(target.href), linkWaitMs);
  };
  const repeat = () => {
    listening.abort();
    // Within the app's own work a click would be another part of it.
    queueMicrotask(() => pressed?.isConnected && pressed.click());
  };
  addEventListener('click', keep, { capture: true, signal });
  addEventListener(appReady, repeat, { signal });
}

function sendsForm(target: HTMLElement): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit' && target.form !== null;
}

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
