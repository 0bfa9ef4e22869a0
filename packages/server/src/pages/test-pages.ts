import type { DemoEntry, ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { Can } from '../access/can.ts';
import { openHttp } from '../http/open-http.ts';
import { createCovers } from '../images/covers.ts';
import { createLog } from '../log.ts';
import { writeBuiltWeb } from '../testing/write-built-web.ts';
import { assetsRoutes } from './assets-routes.ts';
import { readWebBundle } from './html/web-bundle.ts';
import { pageRoutes } from './page-routes.ts';
import type { ShownTour } from './tour/shown-tour.ts';

/** Pages as tests ask for them: a tour, a gallery of one, and an app that is not much. */
const config = {
  contactEmail: 'help+1@example.com',
  publicUrl: 'https://tours.example.com',
  port: 3000,
  trustedOrigins: ['https://tours.example.com'],
  trustProxy: false as const,
  connectionsPerAddress: 256,
  gaMeasurementId: 'G-ABC1234567',
  pseudoLocales: true,
};

function scene(id: number) {
  return {
    id,
    name: `Room ${id}`,
    slug: `t1/${id}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: [],
    videos: [],
  };
}

export function testImage(slug: string, preview = ''): ImageInfo {
  return {
    slug,
    state: 'ready',
    progress: 1,
    url: `/media/${slug}`,
    thumbnail: `/media/small/${slug}`,
    width: 2,
    height: 1,
    sizeBytes: 1,
    reason: null,
    panorama: { baseUrl: `/media/${slug}/`, manifest: {}, preview },
  };
}

const loft = {
  id: 't1',
  schema: 1,
  version: 3,
  user_id: 'ann',
  name: 'Loft "A" $& <!--data--> </title><script>alert(1)</script>',
  description: 'Welcome & enjoy',
  updated_at: '2026-11-21T00:00:00.000Z',
  activity: 'published',
  published_version: 3,
  published_at: '2026-11-21T00:00:00.000Z',
  thumbnail: 't1/Thumbnail/front.jpg',
  scenes: [scene(1), scene(2), scene(3)],
  initialSceneId: 2,
  audio: [],
  brochures: [],
  floorPlans: [],
} as unknown as Tour;

export const shownLoft: ShownTour = {
  tour: loft,
  media: {
    't1/Thumbnail/front.jpg': testImage('t1/Thumbnail/front.jpg'),
    't1/2.jpg': testImage('t1/2.jpg', 'data:x'),
  },
  owner: false,
};

export const testDemos: DemoEntry[] = [
  {
    id: 'd1',
    title: 'Loft </script>',
    description: 'Bright',
    category: 'real-estate',
    thumbnail: '/media/d1/thumbnail.jpg',
  },
];

/** The pages, without a port. `lines` is what the server has logged. */
export async function openTestPages() {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const resolveSession = async ({ headers }: { headers: { cookie?: string | undefined } }) => {
    if (headers.cookie === 'broken') throw new Error('no database');
    return headers.cookie ?? null;
  };
  const can: Can = async (userId) => userId === 'ann';
  const { http } = await openHttp({ config, log, resolveSession, can });
  const bundle = readWebBundle(writeBuiltWeb());
  await assetsRoutes(http, bundle);
  const readTour = async (tourId: string, seesDraft: boolean) => {
    if (tourId === 'broken') throw new Error('no database');
    if (tourId === 'draft') return seesDraft ? { ...shownLoft, owner: true } : null;
    return tourId === 't1' ? shownLoft : null;
  };
  const listDemos = async () => ({ items: testDemos, preparing: 0, version: 1 });
  const findSharpStills = async () => null;
  const covers = createCovers({ secret: 'a secret of some length for tests', clock: () => new Date() });
  const readLinked = async () => null;
  pageRoutes(http, { bundle, config, readTour, readLinked, listDemos, findSharpStills, covers });
  return { http, lines };
}

/** What a page carries for the app. */
export function dataOf(html: string): unknown {
  const json = /<script type="application\/json" id="tour-data">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}
