/** What a ray points at. */
import { hitSurface, type Ray, type SurfacePoint } from './surface.ts';
import type { Thing } from './thing.ts';
import { turnedBy } from './vector.ts';

/** What a ray meets: where, and how far away. */
export interface Hit {
  thing: Thing;
  point: SurfacePoint;
  /** Metres for what is near; null for what is far, like the picture. */
  distance: number | null;
}

/**
 * The front one of the things that a ray of the room meets; `turn` is how far the scene is turned against the room.
 * A thing of the scene is endlessly far away, so only the ray's direction counts for it.
 */
export function pointedAt(things: readonly Thing[], ray: Ray, turn: number): Hit | null {
  const far: Ray = { origin: [0, 0, 0], direction: turnedBy(ray.direction, turn) };
  for (const thing of things.toReversed()) {
    if (!thing.isAt) continue;
    const { isFar } = thing.surface;
    const hit = hitSurface(isFar ? far : ray, thing.surface);
    if (hit && thing.isAt(hit)) return { thing, point: hit, distance: isFar ? null : hit.distance };
  }
  return null;
}

/** Notifies targets that pointers enter and leave. */
export class Hovering {
  #hovered: Set<Thing> = new Set();

  follow(hits: readonly Hit[]): void {
    const now = new Set(hits.map(({ thing }) => thing));
    for (const thing of this.#hovered) if (!now.has(thing)) thing.hover?.(null);
    for (const { thing, point } of hits) thing.hover?.(point);
    this.#hovered = now;
  }
}
