import type { ImageInfo } from '@tourwright/api';
import type { FloorPlan, Hotspot, Media, Scene, SceneVideo, Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit } from '@tourwright/tour/edit';

/** An image as the specification's editor state names it. */
interface UploadedImage {
  id: number | string;
  name: string;
  url: string;
}

/** What images are known of, by slug. */
export type Images = Readonly<Record<string, ImageInfo>>;

/** The parts of the state that follow from the tour and the selection, under the specification's names. */
export interface Derived {
  /** The tour as the screen shows it: with the gesture in progress applied. */
  shownTour: Tour | null;
  selectedScene: Scene | null;
  hotspots: readonly Hotspot[];
  selectedHotspot: Hotspot | null;
  videos: readonly SceneVideo[];
  selectedVideo: SceneVideo | null;
  cameraCoordinates: { position: Scene['cameraPosition']; direction: Scene['cameraDirection'] } | null;
  uploadedScenes: readonly UploadedImage[];
  floorPlanImages: readonly UploadedImage[];
  /** Only ever one. */
  centerLogoImage: UploadedImage | null;
  centerLogoName: string;
  uploadedAudio: readonly Media[];
  uploadedBrochure: readonly Media[];
}

export interface DerivedFrom {
  tour: Tour | null;
  /** The edit of a gesture that is not finished: shown, but neither saved nor undoable yet. */
  preview: Edit | null;
  media: Images;
  selectedSceneId: number | null;
  selectedHotspotId: string | null;
  selectedVideoId: string | null;
}

/** All derived parts. Nobody sets them: the store computes them again whenever a source changes. */
export function derive(from: DerivedFrom): Derived {
  const tour = withPreview(from.tour, from.preview);
  const scene = tour?.scenes.find(({ id }) => id === from.selectedSceneId) ?? null;
  const image = imageOf(from.media);
  const logo = tour?.centerLogo;
  return {
    shownTour: tour,
    selectedScene: scene,
    hotspots: scene?.hotspots ?? [],
    selectedHotspot: scene?.hotspots.find(({ id }) => id === from.selectedHotspotId) ?? null,
    videos: scene?.videos ?? [],
    selectedVideo: scene?.videos.find(({ id }) => id === from.selectedVideoId) ?? null,
    cameraCoordinates: scene && { position: scene.cameraPosition, direction: scene.cameraDirection },
    uploadedScenes: uniqueByUrl((tour?.scenes ?? []).map(image)),
    floorPlanImages: (tour?.floorPlans ?? []).map((plan: FloorPlan) => image(plan)),
    centerLogoImage: logo ? image({ id: 'logo', name: fileNameOf(logo), slug: logo }) : null,
    centerLogoName: logo ? fileNameOf(logo) : '',
    uploadedAudio: tour?.audio ?? [],
    uploadedBrochure: tour?.brochures ?? [],
  };
}

function withPreview(tour: Tour | null, preview: Edit | null): Tour | null {
  if (!tour || !preview) return tour;
  const result = applyEdit(tour, preview);
  return result.ok ? result.tour : tour;
}

function imageOf(media: Images) {
  // Until the server has an address for it, an image is known by its slug.
  return ({ id, name, slug }: { id: number | string; name: string; slug: string }): UploadedImage => ({
    id,
    name,
    url: media[slug]?.url ?? slug,
  });
}

function uniqueByUrl(images: readonly UploadedImage[]): UploadedImage[] {
  const seen = new Set<string>();
  return images.filter(({ url }) => !seen.has(url) && seen.add(url));
}

function fileNameOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}
