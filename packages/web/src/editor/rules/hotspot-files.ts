/** Where hotspots, products and stops of the guided tour name uploaded files: pictures, videos, sounds, captions, brochures. */
import type {
  GuideStop,
  Hotspot,
  ListPath,
  Product,
  Scene,
  StyleDefault,
  Tour,
} from '@tourwright/tour/document';
import type { Change } from '../state/new-edit.ts';
import type { FilePlace } from './file-place.ts';

type Place = Pick<FilePlace, 'slug' | 'replace' | 'remove'>;

interface Listed {
  id?: string | undefined;
  slug: string;
}

/** Every place of a scene's hotspots that names a file, in their order. */
export function hotspotPlaces(scene: Scene): FilePlace[] {
  return scene.hotspots.flatMap((hotspot) => [
    ...placesOf(scene.id, hotspot).map((place): FilePlace => ({ ...place, scene, kind: 'hotspot' })),
    ...iconPlaces(hotspot.iconName, (value) => ({
      kind: 'hotspot.set',
      sceneId: scene.id,
      hotspotId: hotspot.id,
      field: 'iconName',
      value,
    })).map((place): FilePlace => ({ ...place, scene, kind: 'icon' })),
  ]);
}

/** The owner's own icon as what new hotspots of a kind begin with. */
export function defaultIconPlaces({ id: itemId, iconName }: StyleDefault): FilePlace[] {
  const set = (value: string | null): Change => ({
    kind: 'item.set',
    path: ['styleDefaults'],
    itemId,
    field: 'iconName',
    value,
  });
  return iconPlaces(iconName, set).map(
    (place): FilePlace => ({ ...place, scene: null, kind: 'icon-default' }),
  );
}

/** Icons of ours have names without a folder. */
function iconPlaces(iconName: string | undefined, set: (value: string | null) => Change): Place[] {
  return iconName?.includes('/') ? [{ slug: iconName, replace: set, remove: () => set(null) }] : [];
}

/** Every place of what is pinned onto the surfaces of a scene. */
export function surfacePlaces(scene: Scene): FilePlace[] {
  const { id: sceneId } = scene;
  return scene.videos.flatMap(({ id: videoId, slug, poster, captions = [] }) => {
    const own = (field: 'slug' | 'poster', named: string | undefined): Place[] => {
      const set = (value: string | null): Change => ({ kind: 'video.set', sceneId, videoId, field, value });
      // Without a file it keeps its corners.
      const remove = () => set(field === 'slug' ? '' : null);
      return named ? [{ slug: named, replace: set, remove }] : [];
    };
    const places = [
      ...own('slug', slug),
      ...own('poster', poster),
      ...listed(['scenes', sceneId, 'videos', videoId, 'captions'], captions),
    ];
    return places.map((place): FilePlace => ({ ...place, scene, kind: 'surface' }));
  });
}

/** A brochure of the tour, which any number of hotspots may hand out. */
export function brochurePlace({ id: fileId, slug }: Tour['brochures'][number]): FilePlace {
  return {
    slug,
    scene: null,
    kind: 'brochure',
    replace: (to) => ({ kind: 'file.set', list: 'brochures', fileId, field: 'slug', value: to }),
    remove: () => ({ kind: 'file.remove', list: 'brochures', fileId }),
  };
}

/** The pictures of a product of the tour, and of its variants. */
export function productPlaces({ id, pictures = [], variants = [] }: Product): FilePlace[] {
  const path: ListPath = ['products', id];
  return [
    ...listed([...path, 'pictures'], pictures),
    ...variants.flatMap((variant) =>
      listed([...path, 'variants', variant.id, 'pictures'], variant.pictures ?? []),
    ),
  ].map((place): FilePlace => ({ ...place, scene: null, kind: 'product' }));
}

/** What is said at a stop of the guided tour, and its captions. */
export function stopPlaces({ id: itemId = '', slug, captions = [] }: GuideStop): FilePlace[] {
  const set = (value: string | null): Change => ({
    kind: 'item.set',
    path: ['guide'],
    itemId,
    field: 'slug',
    value,
  });
  const own: Place[] = slug ? [{ slug, replace: set, remove: () => set(null) }] : [];
  return [...own, ...listed(['guide', itemId, 'captions'], captions)].map(
    (place): FilePlace => ({ ...place, scene: null, kind: 'narration' }),
  );
}

/** The fields of any kind: one that has changed its kind keeps its files. */
function placesOf(sceneId: number, hotspot: Hotspot): Place[] {
  const { pictures = [], captions = [], variants = [], slug, poster } = hotspot as HotspotFiles;
  const path: ListPath = ['scenes', sceneId, 'hotspots', hotspot.id];
  const own = (field: 'slug' | 'poster', named: string | undefined): Place[] => {
    const set = (value: string | null): Change => ({
      kind: 'hotspot.set',
      sceneId,
      hotspotId: hotspot.id,
      field,
      value,
    });
    return named ? [{ slug: named, replace: set, remove: () => set(null) }] : [];
  };
  return [
    ...own('slug', slug),
    ...own('poster', poster),
    ...listed([...path, 'pictures'], pictures),
    ...listed([...path, 'captions'], captions),
    ...variants.flatMap((variant) =>
      listed([...path, 'variants', variant.id, 'pictures'], variant.pictures ?? []),
    ),
  ];
}

interface HotspotFiles {
  slug?: string;
  poster?: string;
  pictures?: readonly Listed[];
  captions?: readonly Listed[];
  variants?: readonly { id: string; pictures?: readonly Listed[] }[];
}

function listed(path: ListPath, items: readonly Listed[]): Place[] {
  return items.map(({ id: itemId = '', slug }) => ({
    slug,
    replace: (value) => ({ kind: 'item.set', path: [...path], itemId, field: 'slug', value }),
    remove: () => ({ kind: 'item.remove', path: [...path], itemId }),
  }));
}
