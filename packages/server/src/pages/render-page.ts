import { escapeHtml } from '../http/escape-html.ts';
import type { WebBundle } from './web-bundle.ts';

/** What a page says to search engines and to whoever shares its address. */
export interface SocialCard {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Absolute. */
  image: string | null;
}

export interface Page {
  nonce: string;
  /** The source of its screen in `packages/web`, to be loaded early. */
  screen?: string;
  card?: SocialCard;
  /** An image that is seen at once. */
  firstImage?: string | null;
  isHidden?: boolean;
  /** Dark from the first paint, before the app has chosen its theme. */
  isDark?: boolean;
  /** Read by the app from `#tour-data`; `undefined` leaves it out. */
  data?: unknown;
}

/** The built `index.html` with all that this page has of its own filled in. */
export function renderPage(bundle: WebBundle & { template: string }, page: Page): string {
  const head = [
    ...(page.isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(page.card === undefined ? [] : cardTags(page.card)),
    ...(page.firstImage
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(page.firstImage)}">`]
      : []),
    ...(page.screen === undefined ? [] : preloadTags(bundle.chunksOf(page.screen), page.nonce)),
  ].join('\n    ');
  const data =
    page.data === undefined
      ? ''
      : `<script type="application/json" id="tour-data">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`;
  // Functions, since a `$` in a tour's name would mean something in a replacement string. The title comes last:
  // what people wrote must not be taken for a mark.
  const title = page.card?.title;
  const template = page.isDark
    ? bundle.template.replace('data-theme="light"', 'data-theme="dark"')
    : bundle.template;
  const [before = '', after = ''] = template.replaceAll('__CSP_NONCE__', page.nonce).split('<!--head-->');
  const titled =
    title === undefined
      ? before
      : before.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`);
  return `${titled}${head}${after.replace('<!--data-->', () => data)}`;
}

function cardTags({ title, description, url, image }: SocialCard): string[] {
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', 'website'),
    property('og:site_name', 'Tourwright'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(image === null ? [] : [property('og:image', image)]),
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">`,
  ];
}

function preloadTags({ scripts, styles }: { scripts: string[]; styles: string[] }, nonce: string): string[] {
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin nonce="${nonce}" href="/${file}">`),
  ];
}
