/** Tags of a page's head: metadata and preloaded images. */
import { escapeHtml } from '../../http/answers/escape-html.ts';

/** What a page says to search engines and to sites where its address is shared. */
export interface SocialCard {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Absolute. */
  image: string | null;
  /** The size of the image, pixels; 0: unknown. */
  imageSize: { width: number; height: number };
  /** Further tags of what the card is about. */
  tags?: readonly string[];
  /** Whether the name of this product is left out. */
  isBare?: boolean;
}

/** An image that is seen at once. */
export interface EarlyImage {
  href: string;
  /** The media query of the screens that show it; all when absent. */
  media?: string;
  /** Only for browsers that know it. */
  type?: string;
  /** Several sizes, as the `srcset` of a `<source>`. */
  srcset?: string;
  sizes?: string;
}

/** The `<link>` element that loads an image early, as the page's `<source>` would choose it. */
export function imagePreloadTag({ href, media, type, srcset, sizes }: EarlyImage): string {
  const named = Object.entries({ media, type, imagesrcset: srcset, imagesizes: sizes });
  const attributes = named.map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${attributes.join('')}>`;
}

/** The `<link>` by which the browser makes a request ahead of the app: the same mode and credentials as `fetch` has there. */
export function requestPreloadTag(href: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`;
}

/** The style that puts an image of our own into its place in the page that was drawn ahead. */
export function placedImageStyle(href: string): string {
  // An address that could end the string or the tag is not one of ours.
  const safe = encodeURI(href).replace(/["'()<>\\]/g, '');
  return `:root{--first-picture:url("${safe}")}`;
}

/** The style that gives a page the colours of a brand from its first paint, over the usual ones that come after it. */
export function lookStyle(properties: Record<string, string>): string {
  const lines = Object.entries(properties).filter(([, value]) => /^[#\w\s.,/%()-]+$/.test(value));
  return `:root:root{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** The `<meta>` elements by which search engines and messengers describe a page. */
export function cardTags(card: SocialCard): string[] {
  const { title, description, url, image, imageSize, isBare = false, tags = [] } = card;
  const meta = (kind: 'property' | 'name', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => meta('property', name, content);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', 'website'),
    ...(isBare ? [] : [property('og:site_name', 'Tourwright')]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(image === null ? [] : imageTags(image, imageSize, title, property)),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(image === null
      ? []
      : [meta('name', 'twitter:image', image), meta('name', 'twitter:image:alt', title)]),
    ...tags,
  ];
}

function imageTags(
  image: string,
  { width, height }: SocialCard['imageSize'],
  title: string,
  property: (name: string, content: string) => string,
): string[] {
  const size = [property('og:image:width', String(width)), property('og:image:height', String(height))];
  return [property('og:image', image), ...(width > 0 ? size : []), property('og:image:alt', title)];
}
