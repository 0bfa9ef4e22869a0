import { escapeHtml } from '../../http/answers/escape-html.ts';
import { type PageLook, rootTag } from './page-look.ts';

interface PageHtml {
  title: string;
  look: PageLook;
  /** It is on a picture. */
  isDark: boolean;
  /** What to do without scripts, as HTML; where it is absent, to switch them on. */
  noScript?: string | undefined;
  /** Tags. */
  head: readonly string[];
  /** What is below the app: a tour's first picture; empty where there is none. */
  picture?: string;
  /** What is in the app's place until it comes. */
  root: string;
  /** Tags behind them. */
  end: readonly string[];
}

const needsScripts = 'Tourwright needs JavaScript. Please switch it on and load the page again.';

/** A page around the app; `packages/web/index.html` is the same for Vite's own server. */
export function pageHtml(page: PageHtml): string {
  const { title, look, isDark, noScript = needsScripts, head, picture, root, end } = page;
  return `<!doctype html>
${rootTag(look, isDark)}
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11151a">
    <title>${escapeHtml(title)}</title>
    ${head.join('\n    ')}
  </head>
  <body>
    <noscript>${noScript}</noscript>
    <div id="picture"${picture === undefined ? ' hidden' : ''}>${picture ?? ''}</div>
    <div id="root">${root}</div>
    ${end.join('\n    ')}
  </body>
</html>
`;
}
