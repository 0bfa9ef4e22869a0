import type { Tour } from '../../document/index.ts';
import { escapeMarkup } from '../writing/escape-markup.ts';
import { type PathOf, textOf } from './text-page.ts';

/** What shows the tour, beside the page; both come from the build of the web app. */
export const siteScript = 'viewer/tour.js';

/** Where the viewer's style sheet is in an exported website. */
export const siteStyle = 'viewer/tour.css';

/** `data` is what the script reads: the tour and what is known of its files, by slug. */
export function sitePage(tour: Tour, data: unknown, pathOf: PathOf): string {
  return `<!doctype html>
<html lang="en" dir="ltr" data-theme="dark">
<head>
${head(tour)}
<link rel="stylesheet" href="${siteStyle}">
<style>#picture { position: fixed; inset: 0; background: #11151a } #picture[hidden] { display: none }</style>
</head>
<body>
<noscript>
${textOf(tour, pathOf)}
</noscript>
<div id="picture" hidden></div>
<div id="root"></div>
<script type="application/json" id="tour-data">${inScript(data)}</script>
<script src="${siteScript}"></script>
</body>
</html>
`;
}

/** The tour to be read, without any script. */
export function siteTextPage(tour: Tour, pathOf: PathOf): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
${head(tour)}
<style>
body { max-inline-size: 44rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
img { max-inline-size: 100%; block-size: auto }
</style>
</head>
<body>
<p><a href="index.html">Look around</a></p>
<main>
${textOf(tour, pathOf)}
</main>
</body>
</html>
`;
}

function head({ name, description }: Tour): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeMarkup(name || 'Tour')}</title>`,
    ...(description
      ? [`<meta name="description" content="${escapeMarkup(description.slice(0, 300))}">`]
      : []),
    // Browsers ask for one otherwise.
    '<link rel="icon" href="data:,">',
  ].join('\n');
}

/** Ends no script and begins no comment. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
