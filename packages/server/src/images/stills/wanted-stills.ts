/** The start views that need stills, queried without reading whole documents. */
import { defaultCameraDirection, defaultCameraPosition, type Scene } from '@tourwright/tour/document';
import { canonicalSlug, openingScene, openingView } from '@tourwright/tour/rules';
import { radians } from '@tourwright/tour/sphere';
import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { tourSnapshots, tours } from '../../drivers/database/schema/index.ts';
import { isPublic } from '../../drivers/database/shown-tour.ts';
import type { Reach } from '../media/image-for.ts';
import { stillVersion } from './still-files.ts';
import type { StillAngles } from './still-screens.ts';

/** A scene's picture, and how the visitor looks when it opens. */
export interface StartView {
  slug: string;
  angles: StillAngles;
}

/** A published tour some of whose stills may be missing. */
export interface PublishedTour extends Reach {
  version: number;
}

/** Of a document of any shape: what it leaves out is null. */
type SceneRow = Pick<Scene, 'id' | 'slug'> & {
  [K in 'cameraPosition' | 'cameraDirection' | 'view']: Scene[K] | null;
};

/** What is read of a document. */
const scenesOf = (document: unknown) => sql<SceneRow[] | null>`(
  select json_agg(json_build_object('id', scene->'id', 'slug', scene->'slug', 'cameraPosition', scene->'cameraPosition',
    'cameraDirection', scene->'cameraDirection', 'view', scene->'view'))
  from json_array_elements(${document}->'scenes') scene)`;
const initialOf = (document: unknown) => sql<number | null>`${document}->'initialSceneId'`;

/** Of the tours that visitors can see, that which was published last without its stills; null when all have theirs. */
export async function findPublishedWithout(orm: Orm): Promise<PublishedTour | null> {
  const [row] = await orm
    .select({ id: tours.id, user_id: tours.userId, version: tourSnapshots.version })
    .from(tourSnapshots)
    .innerJoin(
      tours,
      and(eq(tours.id, tourSnapshots.tourId), eq(tours.publishedVersion, tourSnapshots.version)),
    )
    .where(and(lt(tourSnapshots.stillVersion, stillVersion), isPublic))
    .orderBy(desc(tourSnapshots.createdAt))
    .limit(1);
  return row ?? null;
}

/** Remembers that the stills of a published tour are there, as far as they can be; nobody asks for those of before. */
export async function setStillsDrawn(orm: Orm, { id, version }: PublishedTour): Promise<void> {
  await orm
    .update(tourSnapshots)
    .set({ stillVersion })
    .where(and(eq(tourSnapshots.tourId, id), lte(tourSnapshots.version, version)));
}

/** The start views of a published tour, that of its opening scene first. */
export async function publishedStartViews(orm: Orm, { id, version }: PublishedTour): Promise<StartView[]> {
  const { document } = tourSnapshots;
  const [row] = await orm
    .select({ scenes: scenesOf(document), initialSceneId: initialOf(document) })
    .from(tourSnapshots)
    .where(and(eq(tourSnapshots.tourId, id), eq(tourSnapshots.version, version)));
  const scenes = row?.scenes ?? [];
  const first = openingScene({ scenes, initialSceneId: row?.initialSceneId ?? undefined });
  return scenes.toSorted((a, b) => Number(b === first) - Number(a === first)).map(startViewOf);
}

/** How a tour's draft and what visitors see of it look at an image when its scene opens. */
export async function startViewsOfImage(orm: Orm, tourId: string, slug: string): Promise<StillAngles[]> {
  const rows = await orm
    .select({ draft: scenesOf(tours.document), published: scenesOf(tourSnapshots.document) })
    .from(tours)
    .leftJoin(
      tourSnapshots,
      and(eq(tourSnapshots.tourId, tours.id), eq(tourSnapshots.version, tours.publishedVersion)),
    )
    .where(eq(tours.id, tourId));
  const scenes = rows.flatMap(({ draft, published }) => [...(published ?? []), ...(draft ?? [])]);
  return scenes
    .map(startViewOf)
    .filter((each) => canonicalSlug(each.slug) === slug)
    .map(({ angles }) => angles);
}

function startViewOf({ slug, cameraPosition, cameraDirection, view }: SceneRow): StartView {
  const { yaw, pitch, hfov } = openingView({
    cameraPosition: cameraPosition ?? [...defaultCameraPosition],
    cameraDirection: cameraDirection ?? [...defaultCameraDirection],
    ...(view ? { view } : {}),
  });
  return { slug, angles: { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) } };
}
