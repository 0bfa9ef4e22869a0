/**
 * The specification's editor state under its 34 names, each computed from what the editor really holds: the document,
 * the session of this tab, and the progress of requests. One selector for each, so that what nobody reads costs
 * nothing; decision 037 says which control reads it.
 */
import type { Hotspot, Media, Product, Scene, SceneVideo, Tour, Vector } from '@tourwright/tour/document';
import type { Images } from './derived.ts';
import type { EditorState, Order } from './editor-state.ts';

/** An image as the specification names it. */
interface UploadedImage {
  id: number | string;
  name: string;
  /** Until the server has an address for it, its slug. */
  url: string;
}

/** The editor state that the specification names. */
export interface SpecifiedState extends Order {
  iconName: string;
  intersectionPoint: Vector | null;
  /** The slug of the picture that stands for the selected scene: its own, or another one of its standpoint. */
  selectedImage: string | null;
  scale: number;
  /** Of the selected hotspot; a new one is upright. */
  rotation: number;
  hotspots: readonly Hotspot[];
  editorText: string;
  uploadedScenes: readonly UploadedImage[];
  floorPlanImages: readonly UploadedImage[];
  /** Only ever one. */
  centerLogoImage: UploadedImage | null;
  centerLogoName: string;
  isIconModalOpen: boolean;
  selectedHotspot: Hotspot | null;
  selectedScene: Scene | null;
  selectedSceneId: number | null;
  insideVRmode: boolean;
  isCreateTourModalOpen: boolean;
  isLoading: boolean;
  uploadedAudio: readonly Media[];
  uploadedBrochure: readonly Media[];
  publishLoading: boolean;
  cameraCoordinates: { position: Scene['cameraPosition']; direction: Scene['cameraDirection'] } | null;
  isFetching: boolean;
  isVideoPanelEnabled: boolean;
  videos: readonly SceneVideo[];
  selectedVideo: SceneVideo | null;
  isProductModalOpen: boolean;
  selectedProductData: Product | null;
  hideEditVideo: boolean;
  hideWelcomeImage: boolean;
}

type Selectors = { readonly [Name in keyof SpecifiedState]: (state: EditorState) => SpecifiedState[Name] };

const none: readonly never[] = [];

/** A selector for each name of the specification. */
export const specified: Selectors = {
  // Document, and what is selected in it.
  hotspots: ({ selectedScene }) => selectedScene?.hotspots ?? none,
  selectedHotspot: ({ selectedHotspot }) => selectedHotspot,
  selectedScene: ({ selectedScene }) => selectedScene,
  selectedSceneId: ({ selectedSceneId }) => selectedSceneId,
  videos: ({ selectedScene }) => selectedScene?.videos ?? none,
  selectedVideo: ({ selectedScene, selectedVideoId }) =>
    selectedScene?.videos.find(({ id }) => id === selectedVideoId) ?? null,
  isVideoPanelEnabled: (state) => specified.selectedVideo(state) !== null,
  hideEditVideo: ({ hidesSurface }) => hidesSurface,
  selectedImage: ({ selectedScene: scene, shownVariants }) => {
    const variant = scene?.variants?.find(({ id }) => id === shownVariants[scene.id]);
    return (variant ?? scene)?.slug ?? null;
  },
  cameraCoordinates: ({ selectedScene }) => selectedScene && cameraOf(selectedScene),
  uploadedScenes: ({ shownTour, media }) => (shownTour ? scenesOf(shownTour, media) : none),
  floorPlanImages: ({ shownTour, media }) => (shownTour ? plansOf(shownTour, media) : none),
  centerLogoImage: ({ shownTour, media }) => shownTour && logoOf(shownTour, media),
  centerLogoName: ({ shownTour }) => fileNameOf(shownTour?.centerLogo ?? ''),
  uploadedAudio: ({ shownTour }) => shownTour?.audio ?? none,
  uploadedBrochure: ({ shownTour }) => shownTour?.brochures ?? none,

  // Session.
  iconName: ({ iconName }) => iconName,
  scale: ({ scale }) => scale,
  rotation: ({ selectedHotspot }) => selectedHotspot?.rotation ?? 0,
  intersectionPoint: ({ intersectionPoint }) => intersectionPoint,
  editorText: ({ editorText }) => editorText,
  isProductModalOpen: ({ panel, selectedProductId }) => panel === 'products' && selectedProductId !== null,
  selectedProductData: ({ shownTour, selectedProductId }) =>
    shownTour?.products?.find(({ id }) => id === selectedProductId) ?? null,
  isIconModalOpen: ({ isIconModalOpen }) => isIconModalOpen,
  isCreateTourModalOpen: ({ overlay }) => overlay === 'new-tour',
  insideVRmode: ({ isInHeadset }) => isInHeadset,
  hideWelcomeImage: ({ isFramingCover }) => isFramingCover,

  // Progress.
  isLoading: ({ isLoading }) => isLoading,
  isFetching: ({ isFetching }) => isFetching,
  publishLoading: ({ publishLoading }) => publishLoading,
  orderId: ({ orderId }) => orderId,
  orderDetails: ({ orderDetails }) => orderDetails,
  isOrderComplete: ({ isOrderComplete }) => isOrderComplete,
  orderError: ({ orderError }) => orderError,
};

const cameraOf = remembered((scene: Scene) => ({
  position: scene.cameraPosition,
  direction: scene.cameraDirection,
}));
const scenesOf = rememberedWith((tour: Tour, media: Images) =>
  uniqueByUrl(tour.scenes.map((scene) => imageOf(scene, media))),
);
const plansOf = rememberedWith((tour: Tour, media: Images) =>
  tour.floorPlans.map((plan) => imageOf(plan, media)),
);
const logoOf = rememberedWith(({ centerLogo }: Tour, media: Images) =>
  centerLogo ? imageOf({ id: 'logo', name: fileNameOf(centerLogo), slug: centerLogo }, media) : null,
);

/** Computed once for each thing, so that its readers are given the same as long as it is the same. */
function remembered<From extends object, Value>(compute: (from: From) => Value): (from: From) => Value {
  const known = new WeakMap<From, { value: Value }>();
  return (from) => {
    const found = known.get(from) ?? { value: compute(from) };
    known.set(from, found);
    return found.value;
  };
}

function rememberedWith<Value>(compute: (tour: Tour, media: Images) => Value) {
  const ofTour = remembered((tour: Tour) => remembered((media: Images) => compute(tour, media)));
  return (tour: Tour, media: Images) => ofTour(tour)(media);
}

function imageOf({ id, name, slug }: Omit<UploadedImage, 'url'> & { slug: string }, media: Images) {
  return { id, name, url: media[slug]?.url ?? slug };
}

function uniqueByUrl(images: readonly UploadedImage[]): UploadedImage[] {
  const seen = new Set<string>();
  return images.filter(({ url }) => !seen.has(url) && seen.add(url));
}

function fileNameOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}
