/** Covers of a tour: on its welcome page, on cards, and where its address is shared. */
import type { Cover, ImageInfo } from '@tourwright/api';
import type { SceneView, Tour } from '@tourwright/tour/document';
import { readManifest } from '@tourwright/tour/pyramid';
import {
  coverOf,
  openingScene,
  openingView,
  type TourCover,
  type TourSummary,
  welcomeCoverOf,
} from '@tourwright/tour/rules';
import { degrees, radians } from '@tourwright/tour/sphere';
import { fileKey, type MediaName, readAddress } from './media/media-address.ts';
import { type CardWords, viewPath, type WantedView } from './media/view-address.ts';

type CoveredTour = Pick<TourSummary, 'thumbnail' | 'scenes' | 'initialSceneId'>;
type WelcomedTour = CoveredTour & Pick<Tour, 'welcomePicture'>;
/** What a card may say besides. */
type CardTour = CoveredTour & Pick<Tour, 'socialCard' | 'name' | 'brandColour' | 'cornerLogo'>;
type FindImage = (slug: string) => ImageInfo | undefined;

/** Pictures that stand for a tour: on cards, for messengers, as poster and on its welcome page. */
export interface Covers {
  /** The small picture on cards; null where there is none, or none yet. */
  cardOf(tour: CoveredTour, imageOf: FindImage): string | null;
  /** The picture that messengers show of an address; its size in pixels, 0 where nobody knows. */
  socialOf(tour: CardTour, imageOf: FindImage): { address: string; width: number; height: number } | null;
  /** What stands for an embedded tour until it is wanted. */
  posterOf(tour: CoveredTour, imageOf: FindImage): Cover | null;
  /** The whole background of the welcome page, for each size of screen. */
  of(tour: WelcomedTour, imageOf: FindImage): Cover | null;
}

interface Size {
  width: number;
  height: number;
}

const card: Size = { width: 640, height: 360 };
const social: Size = { width: 1280, height: 670 };
/** With words, in the size that messengers ask for. */
const socialCard: Size = { width: 1200, height: 630 };
const usualColour = '#c2491d';
const poster: Size = { width: 800, height: 450 };
/** Posters of frames within pages, which are smaller than screens. */
const posters = { media: 'all', sizes: '100vw', widths: [480, 800, 1280], shape: 9 / 16 };
/** Where AVIF is not known. */
const plain: Size = { width: 1600, height: 900 };
/** Degrees from top to bottom: what is left of a wide view on an upright phone would be too close. */
const mostUpright = 75;
const phones = {
  media: '(max-width: 767px) and (orientation: portrait)',
  // The page shows it 70 % as high as the screen, two thirds as wide as high. A hair less: for a pixel more nobody needs the next size.
  sizes: 'max(99vw, 46vh)',
  widths: [540, 750, 1080],
  shape: 3 / 2,
};
const others = {
  media: '(min-width: 767.02px), (orientation: landscape)',
  sizes: 'max(99vw, 177vh)',
  widths: [1280, 1920, 2560],
  shape: 9 / 16,
};

interface Signing {
  secret: string;
  clock: () => Date;
}

/** Makes the addresses of views that are drawn from the tiles of images. */
function createDrawing({ secret, clock }: Signing) {
  const nameAt = (key: string, revision: string) => readAddress(key, revision, secret, clock());
  /** The address of a view of an image; null while its tiles are not all there, or where it cannot be drawn from them. */
  const drawn = ({ panorama, state }: ImageInfo, wanted: WantedView): string | null => {
    if (!panorama || state !== 'ready') return null;
    const read = readManifest(panorama.manifest);
    // Of a part of the sphere the viewer shows another view than its scene says.
    if (!read.ok || read.manifest.coverage || !read.manifest.formats.includes('jpg')) return null;
    const [, key = '', revision = ''] = /^\/media\/([^/]+)\/([^/]+)\/$/.exec(panorama.baseUrl) ?? [];
    const name = nameAt(key, revision);
    return name && panorama.baseUrl + viewPath(name, wanted, secret);
  };
  const sourceOf = (
    image: ImageInfo,
    view: SceneView,
    { widths, shape, sizes, media }: typeof others,
  ): Cover['sources'] => {
    const files = widths.map((width) => {
      const size = { width, height: Math.round(width * shape) };
      const address = drawn(image, { view: shownView(view, size), ...size, format: 'avif' });
      return address && `${address} ${width}w`;
    });
    if (files.some((file) => file === null)) return [];
    return [{ type: 'image/avif', srcset: files.join(', '), sizes, media }];
  };
  return { nameAt, drawn, sourceOf };
}

/** Makes the addresses of a tour's covers, which are drawn when first requested. */
export function createCovers(signing: Signing): Covers {
  const { nameAt, drawn, sourceOf } = createDrawing(signing);
  const pictureOf = (tour: CoveredTour, imageOf: FindImage, size: Size, own: 'url' | 'thumbnail') => {
    const found = find(coverOf(tour), imageOf);
    return found && shownOf(found, size, own);
  };
  const shownOf = (found: NonNullable<ReturnType<typeof find>>, size: Size, own: 'url' | 'thumbnail') => {
    const { image, view } = found;
    if (!view) return (own === 'thumbnail' ? image.thumbnail : null) ?? image.url;
    return drawn(image, { view: shownView(view, size), ...size, format: 'jpg' }) ?? image.thumbnail;
  };
  /** The card that the owner has made; null when there is none, or where it cannot be drawn. */
  const cardOfWords = (tour: CardTour, imageOf: FindImage): string | null => {
    const { socialCard: made, cornerLogo } = tour;
    const scene = tour.scenes.find(({ id }) => id === made?.sceneId) ?? openingScene(tour);
    const image = scene && imageOf(scene.slug);
    if (!made || !image) return null;
    const view = shownView(made.view ?? openingView(scene), socialCard);
    const logo = made.logo === false ? undefined : cornerLogo;
    const card = wordsOf(tour, logoKey((logo && imageOf(logo)?.url) || null, nameAt));
    return drawn(image, { view, ...socialCard, format: 'jpg', card });
  };
  return {
    cardOf: (tour, imageOf) => pictureOf(tour, imageOf, card, 'thumbnail'),
    socialOf(tour, imageOf) {
      const card = cardOfWords(tour, imageOf);
      if (card !== null) return { address: card, ...socialCard };
      const address = pictureOf(tour, imageOf, social, 'url');
      const isDrawn = address?.includes('/view/') === true;
      return address === null ? null : { address, ...(isDrawn ? social : { width: 0, height: 0 }) };
    },
    posterOf(tour, imageOf) {
      const src = pictureOf(tour, imageOf, poster, 'url');
      const found = find(coverOf(tour), imageOf);
      if (src === null || !found) return null;
      return { src, sources: found.view ? sourceOf(found.image, found.view, posters) : [] };
    },
    of(tour, imageOf) {
      const found = find(welcomeCoverOf(tour), imageOf);
      const src = found && shownOf(found, plain, 'url');
      if (src === null || !found) return null;
      const { image, view } = found;
      return {
        src,
        sources: view ? [phones, others].flatMap((screens) => sourceOf(image, view, screens)) : [],
      };
    },
  };
}

/** The image that stands for a tour, and the view of it that is shown; null: the picture as it is. */
function find(cover: TourCover | null, imageOf: FindImage) {
  const image = cover && imageOf(cover.kind === 'view' ? cover.scene.slug : cover.slug);
  if (!cover || !image) return null;
  return { image, view: cover.kind === 'view' ? openingView(cover.scene) : null };
}

/** The view as a picture of this shape shows it: upright ones show less of its width, lest they see the floor and the ceiling alone. */
function shownView(view: SceneView, { width, height }: Size): SceneView {
  const half = Math.tan(radians(Math.min(Math.max(view.hfov, 25), 120)) / 2);
  const most = height > width ? Math.tan(radians(mostUpright) / 2) * (width / height) : half;
  return { ...view, hfov: degrees(2 * Math.atan(Math.min(half, most))) };
}

/** What is on a card. */
function wordsOf({ socialCard: made, name, brandColour }: CardTour, logo: string | null): CardWords {
  const words = { title: made?.title ?? name?.slice(0, 120) ?? '', line: made?.line ?? '' };
  return { ...words, colour: brandColour ?? usualColour, ...(logo !== null && { logo }) };
}

/** Where the served copy of a logo is in the storage; null for what is not a picture of pixels. */
function logoKey(
  address: string | null,
  read: (key: string, revision: string) => MediaName | null,
): string | null {
  const [, key = '', revision = '', file = ''] =
    /^\/media\/([^/]+)\/([^/]+)\/([\w.-]+\.(?:png|jpg|webp))$/.exec(address ?? '') ?? [];
  const name = read(key, revision);
  return name && fileKey(name, file);
}
