/** What is sent to visitors: the welcome page's full address. */
export function visitorLink(tourId: string): string {
  return new URL(`/welcome/${encodeURIComponent(tourId)}`, window.location.origin).href;
}

/** How another site takes the tour in. */
export type EmbedWay = 'frame' | 'element' | 'react';

/** The lines that show the tour on another site: a frame, or the viewer of our npm package in the page itself. */
export function embedCode(tourId: string, title: string, way: EmbedWay = 'frame'): string {
  const source = new URL(`/embed/${encodeURIComponent(tourId)}`, window.location.origin).href;
  const name = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  if (way === 'frame')
    return `<iframe src="${source}" title="${name}" width="100%" height="480" style="border:0" allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer" allowfullscreen loading="lazy"></iframe>`;
  if (way === 'element')
    return `<script type="module" src="https://unpkg.com/@tourwright/viewer/dist/element/index.js"></script>\n<tour-viewer src="${source}" page-scrolls style="display: block; height: 480px"></tour-viewer>`;
  return `// npm install @tourwright/viewer\nimport '@tourwright/viewer/element';\n\nexport const Tour = () => (\n  <tour-viewer src="${source}" page-scrolls="" style={{ display: 'block', height: 480 }} />\n);`;
}
