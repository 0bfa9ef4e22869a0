import { escapeHtml } from '../http/escape-html.ts';
import { newNonce } from '../http/nonce.ts';
import { earlyPage } from './early-page.ts';
import { emptyRoot, type RenderedPage, resting, startGuard } from './page-parts.ts';
import type { TourStill } from './tour-still.ts';
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

/** An image that is seen at once. */
export interface EarlyImage {
  href: string;
  /** The media query of the screens that show it; all when absent. */
  media?: string;
  /** Only for browsers that know it. */
  type?: string;
  /** Of several sizes, as `<source>` says it. */
  srcset?: string;
  sizes?: string;
}

export interface Page {
  /** The sources of its screen and what stands around it in `packages/web`, to be loaded early. */
  screens?: readonly string[];
  card?: SocialCard;
  firstImages?: readonly EarlyImage[];
  /** An image of our own making whose place is in the page that was drawn ahead: `--first-picture` there. */
  placedImage?: string;
  /** The name under which the build has drawn the page ahead; the app takes that over. */
  drawnAs?: string;
  /** The same, for a page that the build cannot know whole. */
  drawn?: string;
  /** What is pressed before the app is there waits for it, links too: their presses are counted. */
  keepsPresses?: boolean;
  /** Reads and leads on without the app, which comes when somebody does something, or when the page has been at rest. */
  standsAlone?: boolean;
  /** The app starts at once, drawn ahead or not. */
  isAwake?: boolean;
  isHidden?: boolean;
  /** The tour in `data` is shown by a script within the page, and the app follows it. */
  startsEarly?: boolean;
  /** What that script's picture looks like, from the first paint on. */
  still?: TourStill;
  /** Dark from the first paint, before the app has chosen its theme. */
  isDark?: boolean;
  /** Read by the app from `#tour-data`; `undefined` leaves it out. */
  data?: unknown;
  /** Read by the app from `#gallery-data`; `undefined` leaves it out. */
  gallery?: unknown;
}

/**
 * The built `index.html` with all that this page has of its own filled in. What shows a tour ahead of the app is the same
 * each time, and its scripts are known by what they are; other pages have a new nonce.
 */
export function renderPage(bundle: WebBundle & { template: string }, page: Page): RenderedPage {
  if (page.startsEarly && bundle.early) {
    return earlyPage(
      fillIn({ ...bundle, template: withoutNonce(bundle.template) }, page, ''),
      bundle.early,
      page.still,
    );
  }
  const nonce = newNonce();
  const template = bundle.template.replaceAll('__CSP_NONCE__', nonce);
  const guarded = template.replace('<!--head-->', () => `${scriptTag(startGuard, nonce)}\n    <!--head-->`);
  const html = fillIn({ ...bundle, template: guarded }, page, ` nonce="${nonce}"`);
  const rests = drawnOf(bundle, page) !== undefined && !page.isAwake;
  return { html: rests ? seenFirst(html, page, bundle, nonce) : html, trust: { nonce } };
}

/** `mark` is the attribute by which the page's tags are trusted; empty where it has none. */
function fillIn(bundle: WebBundle & { template: string }, page: Page, mark: string): string {
  const head = [
    ...(page.isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(page.card === undefined ? [] : cardTags(page.card)),
    ...(page.firstImages ?? []).map(imagePreloadTag),
    ...(page.placedImage === undefined ? [] : [placedImageTag(page.placedImage, mark)]),
    ...preloadTags(bundle, page.screens, mark),
  ].join('\n    ');
  const data = `${dataTag('tour-data', page.data)}${dataTag('gallery-data', page.gallery)}`;
  // Functions, since a `$` in a tour's name would mean something in a replacement string. The title comes last:
  // what people wrote must not be taken for a mark.
  const title = page.card?.title;
  const template = page.isDark
    ? bundle.template.replace('data-theme="light"', 'data-theme="dark"')
    : bundle.template;
  const [before = '', after = ''] = template.split('<!--head-->');
  const titled =
    title === undefined
      ? before
      : before.replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`);
  const drawn = drawnOf(bundle, page);
  const filled = after
    .replace('<!--data-->', () => data)
    .replace(emptyRoot, () => (drawn === undefined ? emptyRoot : `<div id="root">${drawn}</div>`));
  return `${titled}${head}${filled}`;
}

function drawnOf(bundle: WebBundle, { drawn, drawnAs }: Page): string | undefined {
  return drawn ?? (drawnAs === undefined ? undefined : bundle.drawn.get(drawnAs));
}

/** Nobody who looks for it finds a nonce then, and Vite adds what it loads without one. */
function withoutNonce(template: string): string {
  return template.replace(/<meta property="csp-nonce"[^>]*>/, '').replaceAll(' nonce="__CSP_NONCE__"', '');
}

const APP_SCRIPT = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]*?href="\/([^"]+)"[^>]*>/g;

/**
 * A page that stands already is seen as soon as its styles are there, so they come with it; the app that takes it over
 * is asked for when all that is seen at once has come. The files of the styles follow, idle: the app looks for them
 * before it loads a part of itself, and the next page finds them cached.
 */
function seenFirst(html: string, page: Page, bundle: WebBundle, nonce: string): string {
  const isShared = ([, file = '']: RegExpMatchArray) => bundle.template?.includes(`/${file}`) === true;
  const found = [...html.matchAll(STYLE_LINK)];
  // What others build on comes first: the shared parts, then what a screen imports, then its own.
  const links = [...found.filter(isShared), ...found.filter((link) => !isShared(link)).reverse()];
  const css = links.map(([, file = '']) => bundle.textOf(file)).join('\n');
  const idle = links.map(([link]) => link.replace('<link ', '<link media="not all" '));
  const scripts = html.match(APP_SCRIPT) ?? [];
  return html
    .replace(STYLE_LINK, '')
    .replace(APP_SCRIPT, '')
    .replace('</head>', () => `<style nonce="${nonce}">${css}</style>\n  </head>`)
    .replace(
      '</body>',
      () => `${resting([...idle, ...scripts])}\n    ${scriptTag(wakeScript(page), nonce)}\n  </body>`,
    );
}

function wakeScript({ standsAlone, keepsPresses }: Page): string {
  if (standsAlone) return WAKE_WHEN_USED;
  return keepsPresses ? KEEP_PRESSES + WAKE_APP : WAKE_APP;
}

function scriptTag(script: string, nonce: string): string {
  return `<script nonce="${nonce}">${script}</script>`;
}

/** Begins a block in which `w()` takes the app's parts out, once. */
const OPEN_PARTS = "{let p=document.getElementById('app-parts'),w=()=>{p&&p.replaceWith(p.content);p=null};";

/** Lets the app come when the page has loaded and been painted, and after three seconds whatever is still missing. */
const WAKE_APP =
  OPEN_PARTS +
  "addEventListener('load',()=>new PerformanceObserver(()=>setTimeout(w)).observe({type:'paint',buffered:true}));" +
  'setTimeout(w,3e3)}';

/**
 * A press on a link or button of the page waits for the app, which presses it again (`press-again.ts` in the web app); a link
 * for four seconds at most.
 */
const KEEP_PRESSES =
  "addEventListener('click',e=>{" +
  "let t=e.target.closest('main a,main button');" +
  'if(!t||window.pressedEarly===null||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;' +
  'e.preventDefault();window.pressedEarly=t;' +
  't.href&&setTimeout(()=>window.pressedEarly===null||location.assign(t.href),4e3)},true);';

/**
 * Lets the app come at the first sign of a visitor, else four seconds after the page has loaded. A button that is pressed
 * before the app is there is kept for it (`press-again.ts` in the web app).
 */
const WAKE_WHEN_USED =
  OPEN_PARTS +
  "for(let n of ['pointermove','pointerdown','touchstart','wheel','scroll','keydown','focusin'])" +
  'addEventListener(n,w,{capture:true,passive:true,once:true});' +
  "addEventListener('click',e=>{if(window.pressedEarly!==null)window.pressedEarly=e.target.closest('button')||window.pressedEarly},true);" +
  "addEventListener('load',()=>setTimeout(w,4e3));" +
  'setTimeout(w,15e3)}';

function imagePreloadTag({ href, media, type, srcset, sizes }: EarlyImage): string {
  const named = Object.entries({ media, type, imagesrcset: srcset, imagesizes: sizes });
  const attributes = named.map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${attributes.join('')}>`;
}

function placedImageTag(href: string, mark: string): string {
  // An address that could end the string or the tag is not one of ours.
  const safe = encodeURI(href).replace(/["'()<>\\]/g, '');
  return `<style${mark}>:root{--first-picture:url("${safe}")}</style>`;
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

function dataTag(id: string, data: unknown): string {
  if (data === undefined) return '';
  return `<script type="application/json" id="${id}">${jsonOf(data)}</script>`;
}

function preloadTags(bundle: WebBundle, screens: readonly string[] = [], mark: string): string[] {
  const chunks = screens.map((screen) => bundle.chunksOf(screen));
  const scripts = new Set(chunks.flatMap((each) => each.scripts));
  const styles = new Set(chunks.flatMap((each) => each.styles));
  return [
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin${mark} href="/${file}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin${mark} href="/${file}">`),
  ];
}

/** Of tours that many pages show. */
const tourTexts = new WeakMap<object, string>();

/** JSON that no tag can end. The tour in it is written once, however many pages show it. */
function jsonOf(data: unknown): string {
  const write = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  if (typeof data !== 'object' || data === null || !('tour' in data)) return write(data);
  const { tour, ...others } = data;
  if (typeof tour !== 'object' || tour === null) return write(data);
  const text = tourTexts.get(tour) ?? write(tour);
  tourTexts.set(tour, text);
  const rest = write(others).slice(1);
  return `{"tour":${text}${rest === '}' ? '' : ','}${rest}`;
}
