/** All places where a tour refers to uploaded files, in one list. */
import type { Scene, Tour } from '@tourwright/tour/document';
import type { Change } from '../state/new-edit.ts';
import type { FilePlace } from './file-place.ts';
import {
  brochurePlace,
  defaultIconPlaces,
  hotspotPlaces,
  productPlaces,
  stopPlaces,
  surfacePlaces,
} from './hotspot-files.ts';

/** Every place of a tour that names an uploaded file, in the order of the tour. */
export function filePlaces(tour: Tour): FilePlace[] {
  return [
    ...tour.scenes.flatMap((scene) => [...placesIn(scene), ...hotspotPlaces(scene), ...surfacePlaces(scene)]),
    ...tour.audio.map(tourSoundPlace),
    ...tour.brochures.map(brochurePlace),
    ...(tour.products ?? []).flatMap(productPlaces),
    ...tour.floorPlans.map(planPlace),
    ...(tour.guide ?? []).flatMap(stopPlaces),
    ...(tour.styleDefaults ?? []).flatMap(defaultIconPlaces),
  ];
}

function placesIn(scene: Scene): FilePlace[] {
  const { id: sceneId, slug, film, sounds, variants } = scene;
  const set = (field: string, value: unknown): Change => ({ kind: 'scene.set', sceneId, field, value });
  const photo: FilePlace = {
    slug,
    scene,
    kind: 'photo',
    replace: (to) => ({ kind: 'scene.replace-photo', sceneId, slug: to }),
    remove: () => ({ kind: 'scene.remove', sceneId }),
  };
  const around: FilePlace[] = film
    ? [
        {
          slug: film.slug,
          scene,
          kind: 'film',
          replace: (to) => set('film', { ...film, slug: to }),
          remove: () => set('film', null),
        },
      ]
    : [];
  const listed = (kind: 'sound' | 'variant', field: string, items: readonly { slug: string }[] = []) =>
    items.map(
      (item, index): FilePlace => ({
        slug: item.slug,
        scene,
        kind,
        replace: (to) => set(field, items.with(index, { ...item, slug: to })),
        remove: () => set(field, listOrNone(items.toSpliced(index, 1))),
      }),
    );
  return [photo, ...around, ...listed('sound', 'sounds', sounds), ...listed('variant', 'variants', variants)];
}

function tourSoundPlace({ id: fileId, slug }: Tour['audio'][number]): FilePlace {
  return {
    slug,
    scene: null,
    kind: 'tour-sound',
    replace: (to) => ({ kind: 'file.set', list: 'audio', fileId, field: 'slug', value: to }),
    remove: () => ({ kind: 'file.remove', list: 'audio', fileId }),
  };
}

function planPlace({ id: fileId, slug }: Tour['floorPlans'][number]): FilePlace {
  return {
    slug,
    scene: null,
    kind: 'floor-plan',
    replace: (to) => ({ kind: 'file.set', list: 'floorPlans', fileId, field: 'slug', value: to }),
    remove: () => ({ kind: 'file.remove', list: 'floorPlans', fileId }),
  };
}

/** A list as a field of a scene keeps it: an empty one counts as none. */
function listOrNone<Item>(items: readonly Item[]): readonly Item[] | null {
  return items.length > 0 ? items : null;
}
