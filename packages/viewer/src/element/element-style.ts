/** The viewer's style sheet comes with the element: a page needs no `<link>`, and no `unsafe-inline` in its content security policy. */
/// <reference path="./css.d.ts" />
import viewerStyle from '../viewer.css?inline';
import elementStyle from './element.css?inline';

const styled = new WeakSet<Document | ShadowRoot>();

/** Gives a document, or the shadow root that an element is in, the viewer's styles; once. */
export function adoptStyle(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot) || styled.has(root)) return;
  styled.add(root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elementStyle + viewerStyle);
  // First, so that whatever the page says of the same things wins.
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
