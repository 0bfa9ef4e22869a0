import type { FloorPlan, Scene, SceneVideo, Tour } from '@tourwright/tour/document';
import { listProducts, writeView } from '@tourwright/tour/rules';
import type { Asset } from './asset.ts';
import { buildHotspots } from './build-hotspots.ts';
import type { DemoScene, DemoTour } from './demo-tour.ts';
import type { Camera, Plan } from './plan.ts';
import type { Name, Surroundings } from './surroundings.ts';
import { directionTo } from './walk.ts';

/** What a document says beside whose it is and when it changed. */
export type TourContent = Pick<
  Tour,
  | 'name'
  | 'description'
  | 'tourtype'
  | 'thumbnail'
  | 'scenes'
  | 'initialSceneId'
  | 'audio'
  | 'brochures'
  | 'floorPlans'
  | 'products'
>;

/** A tour that can be stored: its document and the files that it names. */
export interface BuiltTour {
  /** The same in every release, so that addresses live on. */
  id: string;
  content: TourContent;
  files: { slug: string; asset: Asset }[];
}

/** The id of a demo tour. No user's tour has such a one: theirs are drawn at random. */
export function demoId(slug: string): string {
  return `demo-${slug}`;
}

/**
 * The document of a demo tour, of its author's words and its plan. Slugs hold the hash of their file, so that a newer
 * release stores new files beside those that visitors are looking at.
 */
export async function buildTour(
  demo: DemoTour,
  plan: Plan,
  readAsset: (tour: string, file: string) => Promise<Asset>,
): Promise<BuiltTour> {
  const id = demoId(demo.slug);
  const files = new Map<string, Asset>();
  const name: Name = async (file, area) => {
    const asset = await readAsset(demo.slug, file);
    const [, base = file, ending = ''] = /^(.*)(\.\w+)$/.exec(file) ?? [];
    const slug = [id, area, `${base}-${asset.sha256.slice(0, 8)}${ending}`].filter(Boolean).join('/');
    files.set(slug, asset);
    return slug;
  };
  const cameras = camerasOf(demo, plan);
  const scenes: Scene[] = [];
  for (const [index, scene] of demo.scenes.entries()) {
    scenes.push(await buildScene({ demo, plan, cameras, name }, scene, index));
  }
  const content: TourContent = listProducts({
    name: demo.name,
    description: demo.description,
    tourtype: demo.category,
    thumbnail: await name('thumbnail.webp', 'Thumbnail'),
    scenes,
    initialSceneId: 1,
    audio: [{ id: 'ambient', name: demo.ambient, slug: await name('ambient.mp3', 'audio') }],
    brochures: [],
    floorPlans: await buildFloorPlans(plan, cameras, name),
  });
  return { id, content, files: [...files].map(([slug, asset]) => ({ slug, asset })) };
}

function camerasOf(demo: DemoTour, plan: Plan): Camera[] {
  return demo.scenes.map(({ scene }) => {
    const camera = plan.cameras.find((each) => each.scene === scene);
    if (camera === undefined) throw new Error(`${demo.slug}: the plan has no camera ${scene}`);
    return camera;
  });
}

async function buildScene(around: Surroundings, words: DemoScene, index: number): Promise<Scene> {
  const { cameras, name } = around;
  const camera = cameras[index] as Camera;
  const { opening, variantNames } = words;
  const variants = Object.entries(camera.variants);
  const scene: Scene = {
    id: index + 1,
    name: camera.name,
    slug: await name(camera.picture),
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    heading: compassOf(camera),
    hotspots: await buildHotspots(around, words, camera),
    videos: await buildVideos(around, words, camera),
  };
  if (variants.length > 0) {
    scene.variantName = variantNames?.picture ?? 'Day';
    scene.variants = await Promise.all(
      variants.map(async ([id, file]) => ({ id, name: variantNames?.[id] ?? id, slug: await name(file) })),
    );
  }
  return opening === undefined ? scene : writeView(scene, { hfov: 90, ...opening });
}

async function buildVideos({ plan, name, demo }: Surroundings, { video }: DemoScene, camera: Camera) {
  if (video === undefined) return [];
  const screen = plan.screens[video.screen];
  if (screen === undefined) throw new Error(`${demo.slug}: the plan has no screen ${video.screen}`);
  const corners = screen.map((corner) => directionTo(camera, corner)) as SceneVideo['corners'];
  const pinned: SceneVideo = {
    id: `video-${video.screen}`,
    slug: await name(video.file, 'videos'),
    poster: await name(video.poster, 'pictures'),
    name: video.name,
    corners,
    loop: true,
    muted: true,
    autoplay: true,
  };
  return [pinned];
}

async function buildFloorPlans({ floors }: Plan, cameras: Camera[], name: Name): Promise<FloorPlan[]> {
  return Promise.all(
    floors.map(async (floor) => ({
      id: `plan-${floor.id}`,
      name: floor.name,
      slug: await name(floor.image, 'floor-plans'),
      pins: cameras.flatMap((camera, index) => {
        if (camera.floor !== floor.id) return [];
        const [x, y] = camera.pin;
        return [{ sceneId: index + 1, x, y, heading: compassOf(camera) }];
      }),
    })),
  );
}

/** Degrees clockwise from north, which is up on the plan, of the middle of the picture. */
function compassOf({ yaw }: Camera): number {
  return (((90 - yaw) % 360) + 360) % 360;
}
