import { escapeMarkup } from '../../../client/escape-markup.ts';

/** The embed code for other sites. */
export type EmbedWay = 'frame' | 'element' | 'react';

/** What embedded code is written for. */
export interface EmbedOptions {
  tourId: string;
  /** The key of a link; null: the public page. */
  link: string | null;
  way: EmbedWay;
  /** As wide as its place in this shape, such as `16 / 9`, or this many pixels. */
  size: { ratio: string } | { width: number; height: number };
  /** A picture first; the tour comes when it is clicked. */
  hasPoster: boolean;
  autorotates: boolean;
  hasTitle: boolean;
}

/** The address that a frame shows. */
export function embedAddress({ tourId, link, hasPoster, autorotates, hasTitle }: EmbedOptions): string {
  const address = new URL(`/embed/${encodeURIComponent(tourId)}`, window.location.origin);
  if (link !== null) address.searchParams.set('link', link);
  if (hasPoster) address.searchParams.set('poster', '1');
  if (autorotates) address.searchParams.set('autorotate', '1');
  if (!hasTitle) address.searchParams.set('title', '0');
  return address.href;
}

/** The lines that show the tour on another site: a frame, or the viewer of our npm package in the page itself. */
export function embedCode(options: EmbedOptions, title: string): string {
  const { way, size, autorotates } = options;
  const isFluid = 'ratio' in size;
  if (way === 'frame') {
    const style = isFluid ? `width:100%;aspect-ratio:${size.ratio.replaceAll(' ', '')};border:0` : 'border:0';
    const fixed = isFluid ? '' : ` width="${size.width}" height="${size.height}"`;
    return `<iframe src="${escapeMarkup(embedAddress(options))}" title="${escapeMarkup(title)}"${fixed} style="${style}" allow="xr-spatial-tracking; gyroscope; accelerometer" allowfullscreen loading="lazy"></iframe>`;
  }
  // The element has neither poster nor title.
  const source = embedAddress({ ...options, hasPoster: false, autorotates: false, hasTitle: true });
  if (way === 'element') {
    const style = isFluid
      ? `display: block; width: 100%; aspect-ratio: ${size.ratio}`
      : `display: block; width: ${size.width}px; height: ${size.height}px`;
    return `<script type="module" src="https://unpkg.com/@tourwright/viewer/dist/element/index.js"></script>\n<tour-viewer src="${escapeMarkup(source)}"${autorotates ? ' autorotate' : ''} page-scrolls style="${style}"></tour-viewer>`;
  }
  const style = isFluid
    ? `{ display: 'block', width: '100%', aspectRatio: '${size.ratio}' }`
    : `{ display: 'block', width: ${size.width}, height: ${size.height} }`;
  return `// npm install @tourwright/viewer\nimport '@tourwright/viewer/element';\n\nexport const Tour = () => (\n  <tour-viewer src="${source}"${autorotates ? ' autorotate=""' : ''} page-scrolls="" style={${style}} />\n);`;
}
