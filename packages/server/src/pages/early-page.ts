/** A page that shows its tour ahead of the app, and is the same for everyone who may see it. */
import { emptyRoot, type RenderedPage, resting, startGuard } from './page-parts.ts';
import type { TourStill } from './tour-still.ts';
import { type EarlyViewer, sha256 } from './web-bundle.ts';

const appPart =
  /<script type="module"[^>]*><\/script>|<link rel="(?:icon|modulepreload|stylesheet|preload"[^>]*as="font)"[^>]*>/g;

/** Milliseconds: a page that took longer came over a line on which the first tiles are what one waits for. */
const slowAnswerMs = 120;

/**
 * Takes the viewer out of its template: on a slow line at once, else as soon as the first picture is on its way to the
 * screen; a page that is not seen draws nothing, and waits a quarter of a second. A script that the page's own text starts may
 * load others only by a nonce or a name (CSP3, "strict-dynamic"), while one that a script puts there may load what it wants.
 * Written as the viewer's script is, with which it is compressed.
 */
const start =
  '{let t=document.getElementById("early"),e=()=>t.replaceWith(t.content),' +
  '[i]=performance.getEntriesByType("navigation");' +
  `(window.tourwrightSlow=i&&i.responseStart-i.requestStart>${slowAnswerMs})?e():` +
  '(setTimeout(e,250),requestAnimationFrame(()=>setTimeout(e)))}';

const startHash = sha256(start);
/** It rests with what it guards. */
const guardTag = `<script data-guard>${startGuard}</script>`;
const guardHash = sha256(startGuard);

/** `html` with a picture that waits for nothing else: the app's scripts, styles and fonts rest until its script wants them. */
export function earlyPage(html: string, early: EarlyViewer, still: TourStill | undefined): RenderedPage {
  const parts = html.match(appPart) ?? [];
  return {
    html: html
      .replace(appPart, '')
      .replace('</head>', () => `<style>${early.style}</style>\n  </head>`)
      .replace(
        emptyRoot,
        () => `<div id="first-picture">${still ? stillTag(still) : ''}</div>\n    ${emptyRoot}`,
      )
      .replace(
        '</body>',
        () =>
          `${resting([guardTag, ...parts])}\n    <template id="early"><script>${early.script}</script></template><script>${start}</script>\n  </body>`,
      ),
    trust: { scripts: [startHash, guardHash, early.scriptHash], styles: [early.styleHash] },
  };
}

/**
 * The viewer in this element takes it for its own first picture (`Opening`). The small one is decoded before the page is
 * painted, the sharp one over it comes as soon as it can, on screens that it is for.
 */
function stillTag({ url, view, sharp }: TourStill): string {
  const { width, height } = view;
  const own = `width="${width}" height="${height}" data-view='${JSON.stringify(view)}'`;
  const small = `<img class="tw-still" alt="" decoding="sync" ${own} src="${url}">`;
  if (!sharp) return small;
  const { media, shownWidth, srcset } = sharp;
  return `${small}<picture><source type="image/avif" media="${media}" sizes="${shownWidth}" srcset="${srcset}"><img class="tw-still" alt="" decoding="async" fetchpriority="high"></picture>`;
}
