import type { Scene, SceneVideo, Tour, Video360, ViewLimits } from '@tourwright/tour/document';
import { openingView } from '@tourwright/tour/rules';
import { radians } from '@tourwright/tour/sphere';
import type { PanoramaSource } from '../sources/panorama-source.ts';
import type { OwnLimits } from '../view/limits.ts';
import type { PinnedMedia, ViewerScene } from './viewer-scene.ts';

/** The metadata of a stored file that the viewer needs, in the shape in which the server sends it. */
export interface SceneMedia {
  /** Null until the panorama is cut. */
  panorama: { baseUrl: string; manifest: unknown; preview: string } | null;
  /** Of the file itself. */
  url?: string | null;
  thumbnail?: string | null;
}

/** A 360° video is on no surface. */
type VideoAround = Video360 & {
  [Name in 'id' | 'corners' | 'kind' | 'poster' | 'alt' | 'fit' | 'opens']?: undefined;
};
type Media = Readonly<Record<string, SceneMedia>>;

/** Which image of a scene is shown: the id of one of its `variants`, by the scene's id; else the scene's own. */
export type ShownVariants = Readonly<Record<number, string>>;

/** Makes the scenes of a tour, with the images of their slugs. */
export function viewerScenes(
  tour: Pick<Tour, 'scenes'> & Partial<Pick<Tour, 'id' | 'centerLogo' | 'centerLogoSize'>>,
  media: Media,
  shown: ShownVariants = {},
): ViewerScene[] {
  const logo = logoOf(tour, media);
  return tour.scenes.map((scene) => {
    const { yaw, pitch, hfov } = openingView(scene);
    const image = media[slugOf(scene, shown)];
    return {
      id: scene.id,
      name: scene.name,
      source: sourceOf(image),
      view: { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) },
      limits: ownLimits(scene.limits),
      hotspots: scene.hotspots,
      heading: scene.heading ?? headingOf(image),
      thumbnail: image?.thumbnail ?? null,
      pinned: [...scene.videos, (!shown[scene.id] && scene.film) || []]
        .flat()
        .flatMap((each) => pinnedOf(each, media)),
      logo: scene.hidesCenterLogo ? null : logo,
    };
  });
}

function ownLimits(limits: ViewLimits | undefined): OwnLimits | undefined {
  const range = (degrees: ViewLimits['pitch']) =>
    degrees && { min: radians(degrees.min), max: radians(degrees.max) };
  return limits && { yaw: range(limits.yaw), pitch: range(limits.pitch), hfov: range(limits.hfov) };
}

/** What the camera wrote down. */
function headingOf(image: SceneMedia | undefined): number | undefined {
  const { heading } = (image?.panorama?.manifest ?? {}) as { heading?: unknown };
  return typeof heading === 'number' ? heading : undefined;
}

/** The image of a scene that is shown. */
function slugOf({ id, slug, variants = [] }: Scene, shown: ShownVariants): string {
  return variants.find((variant) => variant.id === shown[id])?.slug ?? slug;
}

/** A video whose file is not there shows nothing. */
function pinnedOf(video: SceneVideo | VideoAround, media: Media): PinnedMedia[] {
  const url = media[video.slug]?.url;
  if (!url) return [];
  const { id, corners, kind, name = '', poster, captions = [], alt, fit, opens } = video;
  return [
    {
      id,
      kind,
      name,
      url,
      corners,
      poster: (poster && media[poster]?.url) || null,
      captions: captions.flatMap(({ slug, language, label }) => {
        const address = media[slug]?.url;
        return address ? [{ url: address, language, label }] : [];
      }),
      loop: video.loop !== false,
      muted: video.muted !== false,
      autoplay: video.autoplay !== false,
      alt,
      fit,
      opens,
    },
  ];
}

/** A slug, or a bare name in the tour's own folder. */
function logoOf(
  { id, centerLogo, centerLogoSize = 40 }: Partial<Pick<Tour, 'id' | 'centerLogo' | 'centerLogoSize'>>,
  media: Media,
): NonNullable<ViewerScene['logo']> | null {
  if (!centerLogo) return null;
  const url = (media[centerLogo] ?? media[`${id}/${centerLogo}`])?.url;
  return url ? { url, sizeDegrees: centerLogoSize } : null;
}

function sourceOf(media: SceneMedia | undefined): PanoramaSource | null {
  if (!media?.panorama) return null;
  const { baseUrl, manifest, preview } = media.panorama;
  return preview ? { baseUrl, manifest, preview } : { baseUrl, manifest };
}
