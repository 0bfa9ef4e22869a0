import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewerTexts } from '../texts.ts';
import type { Size } from '../view/angles.ts';

/** Puts a canvas into an element, below the still that it may carry: what the keyboard reaches first. */
export function enterElement(element: HTMLElement, texts: ViewerTexts): HTMLCanvasElement {
  const canvas = element.ownerDocument.createElement('canvas');
  canvas.tabIndex = 0;
  // Arrow keys turn the view here instead of moving a screen reader's own cursor.
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-roledescription', texts.pictureRole);
  element.classList.add('tw-viewer');
  element.insertBefore(canvas, element.querySelector('.tw-still'));
  return canvas;
}

/** Words in place of a picture. */
export function showMessage(element: HTMLElement, text: string): void {
  const message = element.ownerDocument.createElement('p');
  message.className = 'tw-message';
  message.setAttribute('role', 'alert');
  message.textContent = text;
  element.append(message);
}

/** Says on the element which scene is the present one. */
export function markScene(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  scene: Pick<ViewerScene, 'id'> | null,
): void {
  if (!scene) {
    delete element.dataset.scene;
    return;
  }
  element.dataset.scene = String(scene.id);
  // The button that brought us here goes away; the keyboard continues from the picture.
  const { activeElement } = element.ownerDocument;
  if (activeElement !== canvas && element.contains(activeElement)) canvas.focus({ preventScroll: true });
}

/** In CSS pixels, one at least. */
export function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
}

/** Takes away what a viewer left on its element. */
export function leaveElement(element: HTMLElement): void {
  element.querySelector(':scope > .tw-message')?.remove();
  element.classList.remove('tw-viewer');
  delete element.dataset.tourwright;
  delete element.dataset.scene;
}
