import type { ViewerEvents } from '../events.ts';
import type { Viewer } from '../viewer-options.ts';

/** Something that a viewer told before anybody listened. */
export type MissedEvent = {
  [Name in keyof ViewerEvents]: { name: Name; payload: ViewerEvents[Name] };
}[keyof ViewerEvents];

/** A viewer that was running before React was there. */
export interface RunningViewer {
  viewer: Viewer;
  /** The element that it was made in; the component moves it into its own. */
  element: HTMLElement;
  /** What it told since, except where it is and how far its picture is. */
  missed: readonly MissedEvent[];
}

/** A click that comes of itself comes sooner after the end of its press. */
const clickMs = 60;

/** Moves an element without what is in it losing focus, pointer or graphics card, as far as the browser can. */
export function moveInto(parent: HTMLElement, element: HTMLElement): void {
  const { activeElement } = element.ownerDocument;
  const focused =
    activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
  const { style } = element;
  style.position = 'absolute';
  style.inset = '0';
  // What the page's first styles knew it by.
  element.removeAttribute('id');
  keepPress(element);
  const { moveBefore } = parent as Partial<MovingParent>;
  if (moveBefore) moveBefore.call(parent, element, null);
  else parent.append(element);
  if (focused && element.ownerDocument.activeElement !== focused) focused.focus({ preventScroll: true });
}

/**
 * Chromium takes the click from a button that is moved while it is pressed: it is given back when the press ends where
 * the button is, also when something of the app has come to lie over it meanwhile.
 */
function keepPress(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('button:active, a:active');
  if (!button) return;
  const { ownerDocument } = element;
  const ended = new AbortController();
  const { signal } = ended;
  button.addEventListener('click', () => ended.abort(), { signal });
  const end = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== ' ') return;
    if (!endsOn(button, event)) ended.abort();
    else setTimeout(() => signal.aborted || button.click(), clickMs);
  };
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    ownerDocument.addEventListener(type, end, { capture: true, signal });
}

function endsOn(button: HTMLElement, event: Event): boolean {
  const { ownerDocument } = button;
  if (event instanceof KeyboardEvent) return ownerDocument.activeElement === button;
  const { type, pointerType, clientX, clientY } = event as PointerEvent;
  // A finger's click goes to what lies under it at the end.
  if (type !== 'pointerup' || pointerType === 'touch') return false;
  return ownerDocument.elementsFromPoint(clientX, clientY).some((each) => button.contains(each));
}

/** https://developer.mozilla.org/docs/Web/API/Element/moveBefore */
interface MovingParent {
  moveBefore(node: Node, child: Node | null): void;
}
