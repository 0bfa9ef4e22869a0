import { text } from 'node:stream/consumers';
import type { ImageInfo, SiteOptions } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { freePaths } from '../archive/free-paths.ts';
import type { OutgoingFile } from '../exports/outgoing-file.ts';
import { siteFile } from './site-file.ts';
import type { SiteParts } from './site-parts.ts';
import { siteTiles } from './site-tiles.ts';
import { scriptsOf } from './tile-script.ts';

interface SiteMedia {
  /** What the site's page knows about its files, by slug; addresses are paths within the site. */
  media: Record<string, ImageInfo>;
  files: OutgoingFile[];
  /** Slugs of scenes without a panorama, and of files that are not there. */
  lacking: string[];
  leftOut: Set<string>;
  /** Captions, by slug: no browser shows those of a file beside a page that was opened as one. */
  texts: Record<string, string>;
  /** Slugs of 360° videos that are too large for scripts: they are seen where a host serves the site. */
  needHost: Set<string>;
  /** Widths of photos that are shown smaller than they are, by slug. */
  smaller: Map<string, number>;
}

type Parts = Pick<SiteParts, 'mediaOf' | 'sizeOf' | 'openFile' | 'filesBelow'>;

const film = /\.(?:mp4|webm|mov|m4v|mkv|ogv)$/i;
const captions = /\.vtt$/i;
const sound = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;
/** The largest 360° video that a page opened as a file can show: it is held whole before it plays. */
const mostVideoBytes = 512 * 2 ** 20;
const mostTextBytes = 2 ** 20;

/** The files of a tour as visitors get them, with their places in the site. */
export async function siteMedia(parts: Parts, tour: Tour, options: SiteOptions): Promise<SiteMedia> {
  const site: SiteMedia = {
    media: {},
    files: [],
    lacking: [],
    leftOut: new Set(),
    texts: {},
    needHost: new Set(),
    smaller: new Map(),
  };
  const around = new Set(tour.scenes.map(({ film: each }) => each?.slug));
  const images = await parts.mediaOf(tour);
  const photos = new Set(
    tour.scenes.flatMap(({ slug, variants = [] }) => [slug, ...variants.map((each) => each.slug)]),
  );
  const paths = freePaths();
  let count = 0;
  for (const [slug, image] of Object.entries(images)) {
    const { url, thumbnail, panorama } = image;
    const take = async (address: string | null, folder: string) => {
      if (address === null) return null;
      const path = paths.take(`${folder}/${nameOf(slug, address)}`);
      const sizeBytes = await parts.sizeOf(address);
      if (sizeBytes === null) return null;
      const file = siteFile({ path, sizeBytes }, (range) => parts.openFile(address, range));
      site.files.push(file);
      if (!options.opensAsFile) return path;
      const isAround = around.has(slug) && film.test(path);
      if (isAround && sizeBytes > mostVideoBytes) site.needHost.add(slug);
      else if (isAround || sound.test(path)) site.files.push(...scriptsOf(file));
      if (captions.test(path) && sizeBytes <= mostTextBytes) site.texts[slug] = await text(await file.open());
      return path;
    };
    const tiles =
      panorama && photos.has(slug) ? await siteTiles(parts, panorama, `tiles/${++count}/`, options) : null;
    if (tiles) {
      site.files.push(...tiles.files);
      if (tiles.width !== null) site.smaller.set(slug, tiles.width);
    } else if (photos.has(slug)) site.lacking.push(slug);
    const isLeftOut = !options.withVideos && url !== null && film.test(url);
    if (isLeftOut) site.leftOut.add(slug);
    // A photo that is shown by its tiles is not needed whole.
    const path = isLeftOut || tiles ? null : await take(url, 'media');
    if (url !== null && path === null && !isLeftOut && !tiles && !photos.has(slug)) site.lacking.push(slug);
    site.media[slug] = {
      ...visible(image),
      url: path,
      thumbnail: await take(thumbnail, 'small'),
      panorama: tiles?.panorama ?? null,
    };
  }
  for (const slug of photos) if (images[slug] === undefined) site.lacking.push(slug);
  return site;
}

/** What the page shows of an image, and nothing of how it came to be. */
function visible({ slug, state, progress, width, height, sizeBytes, reason }: ImageInfo): ImageInfo {
  return {
    slug,
    state,
    progress,
    width,
    height,
    sizeBytes,
    reason,
    url: null,
    thumbnail: null,
    panorama: null,
  };
}

/** The slug's own name in letters that need no escaping in an address, with the ending of what is there. */
function nameOf(slug: string, address: string): string {
  const stem = (slug.split('/').at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-');
  const ending = /\.[a-z0-9]{1,5}$/i.exec(address)?.[0] ?? '';
  return `${stem.replace(/^-+|(?<!-)-+$/g, '') || 'file'}${ending}`;
}
