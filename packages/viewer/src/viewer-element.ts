import type { ViewerTexts } from './texts.ts';

/** The canvas that the keyboard reaches first. */
export function createCanvas(ownerDocument: Document, texts: ViewerTexts): HTMLCanvasElement {
  const canvas = ownerDocument.createElement('canvas');
  canvas.tabIndex = 0;
  // Arrow keys turn the view here instead of moving a screen reader's own cursor.
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-roledescription', texts.pictureRole);
  return canvas;
}

/** Words in place of a picture. */
export function createMessage(ownerDocument: Document, text: string): HTMLElement {
  const message = ownerDocument.createElement('p');
  message.className = 'tw-message';
  message.setAttribute('role', 'alert');
  message.textContent = text;
  return message;
}

/** Whether the visitor has asked the system for less motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
