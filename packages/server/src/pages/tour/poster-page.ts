/** What an embed shows before the tour is started: a picture and a button, and nothing else to load. */
import type { Cover } from '@tourwright/api';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import { iconTag } from '../html/app-tags.ts';
import { cardTags, type SocialCard } from '../html/head-tags.ts';
import { type PageLook, rootTag } from '../html/page-look.ts';
import type { RenderedPage } from '../html/rendered-page.ts';
import type { BuiltWeb } from '../html/web-bundle.ts';
import { en } from '../messages.en.ts';

const texts = createTexts(en);
const playIcon =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" aria-hidden="true"><path d="M7 4v16l13 -8z"/></svg>';

/** What stands for an embedded tour until somebody opens it. */
export interface Poster {
  /** Null: there is no picture to show, or none before somebody is let in. */
  cover: Cover | null;
  /** Where the tour itself is. */
  href: string;
  card: SocialCard;
  isHidden: boolean;
}

/** Renders the page of a poster: a picture, and a button that loads the tour. */
export function posterPage(
  web: BuiltWeb,
  { cover, href, card, isHidden }: Poster,
  look: PageLook,
): RenderedPage {
  const { script, style } = web.pageScript('open-poster');
  const label = texts(look.locale)('poster.look-around');
  const html = `<!doctype html>
${rootTag(look, true)}
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(card.title)}</title>
    ${[iconTag, ...(isHidden ? ['<meta name="robots" content="noindex">'] : []), ...cardTags(card)].join('\n    ')}
    <style>${style.text}</style>
  </head>
  <body>
    <a href="${escapeHtml(href)}">${pictureTag(cover)}<span>${playIcon}${escapeHtml(label)}</span></a>
    <script>${script.text}</script>
  </body>
</html>
`;
  return { html, trust: { scripts: [script.hash], styles: [style.hash] } };
}

function pictureTag(cover: Cover | null): string {
  if (!cover) return '';
  const sources = cover.sources.map((source) => {
    const attributes = Object.entries(source).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<source${attributes.join('')}>`;
  });
  return `<picture>${sources.join('')}<img alt="" src="${escapeHtml(cover.src)}"></picture>`;
}
