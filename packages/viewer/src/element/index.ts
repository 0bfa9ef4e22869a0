import { TourViewerElement } from './tour-viewer-element.ts';

export type { TourViewerAttributes } from './element-attributes.ts';
export type { ElementEvents } from './element-events.ts';
export type { ElementTexts } from './element-texts.ts';
export { TourViewerElement };

declare global {
  interface HTMLElementTagNameMap {
    'tour-viewer': TourViewerElement;
  }
}

// On a server there are no elements; the page defines it when it comes to life.
if (globalThis.customElements && !customElements.get('tour-viewer')) {
  customElements.define('tour-viewer', TourViewerElement);
}
