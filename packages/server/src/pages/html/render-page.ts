/** Renders a page from the files of the built app, its own texts and its data. */
import { createHash } from 'node:crypto';
import { drawnName } from '@tourwright/api/drawn-name';
import { type Locale, sourceLocale } from '@tourwright/api/locales';
import { newNonce } from '../../http/safety/nonce.ts';
import type { PageScreen } from '../page-screens.ts';
import { type Poster, posterPage } from '../tour/poster-page.ts';
import type { TourStill } from '../tour/tour-still.ts';
import {
  fontTags,
  iconTag,
  type PageFiles,
  restingTag,
  scriptTags,
  stylesInOrder,
  styleTags,
} from './app-tags.ts';
import { dataTag } from './data-tag.ts';
import {
  cardTags,
  type EarlyImage,
  imagePreloadTag,
  lookStyle,
  placedImageStyle,
  requestPreloadTag,
  type SocialCard,
} from './head-tags.ts';
import { pageHtml } from './page-html.ts';
import type { PageLook } from './page-look.ts';
import type { RenderedPage } from './rendered-page.ts';
import { stillTag } from './still-tag.ts';
import type { BuiltWeb, PageScript } from './web-bundle.ts';

/** What a page is rendered from. */
export interface Page {
  /** Its screen and what is around it, to be loaded early. */
  screens?: readonly PageScreen[];
  card?: SocialCard;
  firstImages?: readonly EarlyImage[];
  /** Addresses that the app requests first, of this server and for the person who is logged in. */
  firstRequests?: readonly string[];
  /** An image of our own making whose place is in the page that was drawn ahead: `--first-picture` there. */
  placedImage?: string;
  /** The custom properties that it is drawn with, where they are not the usual ones. */
  properties?: Record<string, string>;
  /** The name under which the build has drawn the page ahead; the app takes that over. */
  drawnAs?: string;
  /** The same, for a page that the build cannot know whole; in English. */
  drawn?: string;
  /** What is pressed before the app is there waits for it, links too: their presses are counted. */
  keepsPresses?: boolean;
  /** Reads and leads on without the app, which comes when somebody does something, or when the page has been at rest. */
  standsAlone?: boolean;
  /** The app starts at once, drawn ahead or not. */
  isAwake?: boolean;
  isHidden?: boolean;
  /** What to do without scripts, as HTML. */
  noScript?: string;
  /**
   * Of what it shows to all visitors alike (the published tour, the gallery, 0 for what never changes): nothing in it is for one
   * person or one answer.
   */
  sharedVersion?: number;
  /** The tour in `data` is shown by a script within the page, and the app follows it. */
  startsEarly?: boolean;
  /** What that script's picture looks like, from the first paint on. */
  still?: TourStill;
  /** It is a picture in place of the tour, and nothing else. */
  poster?: Poster;
  /** The language that it is in, whatever its visitor chose. */
  locale?: Locale;
  /** Dark from the first paint, before the app has chosen its theme. */
  isDark?: boolean;
  /** Read by the app from `#tour-data`; `undefined` leaves it out. */
  data?: unknown;
  /** Read by the app from `#gallery-data`; `undefined` leaves it out. */
  gallery?: unknown;
}

/**
 * What shows a tour ahead of the app is the same each time, and its scripts are known by what they are; other pages have
 * a new nonce.
 */
export function renderPage(web: BuiltWeb, page: Page, chosen: PageLook): RenderedPage {
  const look = page.locale === undefined ? chosen : { ...chosen, locale: page.locale };
  if (page.poster) return posterPage(web, page.poster, look);
  const files = { app: web.app, screens: filesOf(web, page.screens) };
  return page.startsEarly ? picturePage(web, page, look, files) : appPage(web, page, look, files);
}

/**
 * A page that the app draws, or takes over where it was drawn ahead. One that visitors share has no nonce, which would be
 * another each time.
 */
function appPage(web: BuiltWeb, page: Page, look: PageLook, files: PageFiles): RenderedPage {
  const drawn = drawnOf(web, page, look);
  const isSeenFirst = drawn !== undefined && !page.isAwake;
  const nonce = isSeenFirst && page.sharedVersion !== undefined ? null : newNonce();
  const mark = nonce === null ? '' : ` nonce="${nonce}"`;
  const script = ({ text }: PageScript['script']) => `<script${mark}>${text}</script>`;
  const styles = stylesInOrder(files);
  const guard = web.pageScript('reload-when-gone').script;
  const head = [iconTag, script(guard), ...headTags(page, mark)];
  // Vite repeats it on every script and style that it adds later.
  if (nonce !== null) head.push(`<meta property="csp-nonce"${mark}>`);
  const end = dataTags(page);
  const known = { scripts: [guard.hash], styles: [] as string[] };
  if (!isSeenFirst) {
    head.push(...scriptTags(files, mark), ...styleTags(styles, mark), ...fontTags(files));
  } else {
    // It is seen as soon as its styles are there, so they come with it; the app that takes it over is requested when
    // all that is seen at once has come. The files of the styles follow, idle: the app looks for them before it loads
    // a part of itself, and the next page finds them cached.
    const style = styles.map(web.textOf).join('\n');
    head.push(...fontTags(files), `<style${mark}>${style}</style>`);
    const idle = styleTags(styles, mark, ' media="not all"');
    const loader = web.pageScript(loaderOf(page)).script;
    end.push(restingTag([...idle, ...scriptTags(files, mark)]), script(loader));
    known.scripts.push(loader.hash);
    known.styles.push(...[...ownStyles(page).map(({ text }) => text), style].map(hashOf));
  }
  const html = pageHtml({ ...pageWords(page, look), head, root: drawn ?? '', end });
  return { html, trust: nonce === null ? known : { nonce } };
}

/** A page whose picture waits for nothing else: the app's scripts, styles and fonts rest until its script wants them. */
function picturePage(web: BuiltWeb, page: Page, look: PageLook, files: PageFiles): RenderedPage {
  const [picture, start, guard] = (['first-picture', 'start-picture', 'reload-when-gone'] as const).map(
    (name) => web.pageScript(name),
  ) as [PageScript, PageScript, PageScript];
  const app = [iconTag, ...scriptTags(files, ''), ...styleTags(stylesInOrder(files), ''), ...fontTags(files)];
  // Behind a sharp still it comes as a file, which does not take that one's place on the line. Asked for with CORS, since a
  // frame without an origin lets no other script load parts by their relative addresses.
  const isFile = page.still?.sharp !== undefined && picture.file !== undefined;
  const script = isFile
    ? `<script src="/${picture.file}" crossorigin></script>`
    : `<script>${picture.script.text}</script>`;
  const end = [
    ...dataTags(page),
    // It rests with what it guards.
    restingTag([`<script data-guard>${guard.script.text}</script>`, ...app]),
    `<template id="first-picture">${script}</template><script>${start.script.text}</script>`,
  ];
  const head = [...headTags(page, ''), `<style>${picture.style.text}</style>`];
  const html = pageHtml({
    ...pageWords(page, look),
    head,
    picture: page.still ? stillTag(page.still) : '',
    root: '',
    end,
  });
  const scripts = [start, guard, ...(isFile ? [] : [picture])].map((each) => each.script.hash);
  const styles = [...ownStyles(page).map(({ text }) => hashOf(text)), picture.style.hash];
  return { html, trust: { scripts, styles } };
}

function drawnOf(web: BuiltWeb, { drawn, drawnAs }: Page, { locale }: PageLook): string | undefined {
  if (drawnAs !== undefined) return web.drawn.get(drawnName(drawnAs, locale));
  return locale === sourceLocale ? drawn : undefined;
}

function pageWords({ card, isDark = false, noScript }: Page, look: PageLook) {
  return { title: card?.title ?? 'Tourwright', isDark, noScript, look };
}

/** What the page says of itself. */
function headTags(page: Page, mark: string): string[] {
  const { isHidden, card, firstImages = [], firstRequests = [] } = page;
  return [
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(card === undefined ? [] : cardTags(card)),
    ...firstImages.map(imagePreloadTag),
    ...firstRequests.map(requestPreloadTag),
    ...ownStyles(page).map(({ attribute, text }) => `<style${attribute}${mark}>${text}</style>`),
  ];
}

/** The styles that this page has and others have not; the app takes the brand's away with the tour. */
function ownStyles({ placedImage, properties }: Page): { attribute: '' | ' data-look'; text: string }[] {
  return [
    ...(placedImage === undefined ? [] : [{ attribute: '' as const, text: placedImageStyle(placedImage) }]),
    ...(properties === undefined ? [] : [{ attribute: ' data-look' as const, text: lookStyle(properties) }]),
  ];
}

/** By what a style is known to the content security policy. */
function hashOf(style: string): string {
  return createHash('sha256').update(style).digest('base64');
}

function dataTags({ data, gallery }: Page): string[] {
  return [...dataTag('tour-data', data), ...dataTag('gallery-data', gallery)];
}

function loaderOf({ standsAlone, keepsPresses }: Page) {
  if (standsAlone) return 'load-app-when-used';
  return keepsPresses ? 'load-app-keeping-links' : 'load-app-when-seen';
}

/** What the screens of a page need beside the app, each file once. */
function filesOf(web: BuiltWeb, screens: readonly PageScreen[] = []): PageFiles['screens'] {
  const chunks = screens.map((screen) => web.chunksOf(screen));
  return {
    scripts: [...new Set(chunks.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(chunks.flatMap(({ styles }) => styles))],
  };
}
