/** Tags of a page's head that say what the page is about and which images it shows first. */
import { escapeHtml } from '../http/escape-html.ts';

/** What a page says to search engines and to whoever shares its address. */
export interface SocialCard {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Absolute. */
  image: string | null;
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
  /** Of several sizes, as `<source>` says it. */
  srcset?: string;
  sizes?: string;
}

export function imagePreloadTag({ href, media, type, srcset, sizes }: EarlyImage): string {
  const named = Object.entries({ media, type, imagesrcset: srcset, imagesizes: sizes });
  const attributes = named.map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${attributes.join('')}>`;
}

/** `mark` is the attribute by which the page's tags are trusted; empty where it has none. */
export function placedImageTag(href: string, mark: string): string {
  // An address that could end the string or the tag is not one of ours.
  const safe = encodeURI(href).replace(/["'()<>\\]/g, '');
  return `<style${mark}>:root{--first-picture:url("${safe}")}</style>`;
}

export function cardTags({ title, description, url, image, isBare = false }: SocialCard): string[] {
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', 'website'),
    ...(isBare ? [] : [property('og:site_name', 'Tourwright')]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(image === null ? [] : [property('og:image', image)]),
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">`,
  ];
}
