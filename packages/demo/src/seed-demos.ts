/**
 * Brings the demo tours into a gallery and keeps them at this release's state. What a gallery is, storage, tiles and
 * database, is the server's affair; here is only what is done in which order.
 */
import { createHash } from 'node:crypto';
import type { Asset } from './asset.ts';
import type { BuiltTour, TourContent } from './build-tour.ts';

/** A tour that can be seeded. */
export interface DemoSource {
  slug: string;
  name: string;
  description: string;
  category: 'real-estate' | 'retail';
  build(): Promise<BuiltTour>;
}

/** A card of the gallery. */
export interface GalleryEntry {
  tourId: string;
  title: string;
  description: string;
  category: DemoSource['category'];
  /** 0 comes first. */
  position: number;
  /** A hash of all that is seeded; another release's differs where its tour does. */
  contentHash: string;
}

/** What the gallery has of a tour already. */
export interface SeededEntry {
  contentHash: string | null;
  /** Somebody took it out by hand. */
  isRemoved: boolean;
}

/** Where demo tours are brought. All but `show` and `withdraw` go unseen by visitors and can be done again. */
export interface Gallery {
  /** By the tours' ids. */
  seeded(): Promise<Map<string, SeededEntry>>;
  /** Makes the folder of a tour, unless it is there. */
  prepare(tourId: string): Promise<void>;
  /** Stores a file, unless the same one is there. */
  store(tourId: string, slug: string, asset: Asset): Promise<void>;
  /** Resolves when all files of the tour can be shown, panoramas with their tiles. */
  settle(tourId: string, slugs: string[], signal: AbortSignal): Promise<void>;
  /** Shows the tour to everybody, in place of what it was before, all at once; its files are those and no others. */
  show(entry: GalleryEntry, content: TourContent, slugs: string[]): Promise<void>;
  /** Takes out a tour that was seeded once and that this release does not have. */
  withdraw(tourId: string): Promise<void>;
}

/** Who hears of the seeding, and what ends it. */
export interface SeedOptions {
  /** Ends it between two steps. */
  signal: AbortSignal;
  /** Hears how many tours are still to come. */
  onPreparing(count: number): void;
  /** Hears of each tour that is shown now. */
  onShown(entry: GalleryEntry): void;
}

/**
 * Seeds the tours that are not in the gallery as they are here. All files are stored first, so that the tiles of one
 * tour are cut while the next one's files come in, and nothing less urgent gets in between. Killed at any point it can
 * be run again and continues. A tour that fails keeps the others going; then this throws with all their faults.
 */
export async function seedDemos(
  sources: readonly DemoSource[],
  gallery: Gallery,
  { signal, onPreparing, onShown }: SeedOptions,
): Promise<void> {
  const seeded = await gallery.seeded();
  const faults: unknown[] = [];
  const built = (
    await Promise.all(
      sources.map((source, position) =>
        plannedOf(source, position).catch((error) => {
          faults.push(error);
        }),
      ),
    )
  ).filter((planned) => planned !== undefined);
  const ids = new Set(built.map(({ entry }) => entry.tourId));
  for (const [tourId, { contentHash, isRemoved }] of seeded) {
    // A tour that could not be built is not one that this release does not have.
    if (faults.length === 0 && contentHash !== null && !isRemoved && !ids.has(tourId)) {
      await gallery.withdraw(tourId);
    }
  }
  const wanted = built.filter(({ entry }) => {
    const known = seeded.get(entry.tourId);
    return known?.isRemoved !== true && known?.contentHash !== entry.contentHash;
  });
  let left = wanted.length;
  onPreparing(left);
  const showing: Promise<void>[] = [];
  for (const planned of wanted) {
    if (signal.aborted) break;
    const stored = storeAll(planned, gallery, signal);
    showing.push(
      stored
        .then(() => finish(planned, gallery, signal))
        .then(() => onShown(planned.entry))
        .catch((error) => {
          faults.push(error);
        })
        .finally(() => onPreparing(--left)),
    );
    // One after the other, in the order in which they are shown.
    await stored.catch(() => {});
  }
  await Promise.all(showing);
  signal.throwIfAborted();
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} demo tours could not be seeded`);
}

interface Planned {
  tour: BuiltTour;
  entry: GalleryEntry;
}

async function plannedOf(source: DemoSource, position: number): Promise<Planned> {
  const tour = await source.build();
  const { name: title, description, category } = source;
  const card = { tourId: tour.id, title, description, category, position };
  const contentHash = createHash('sha256')
    .update(JSON.stringify([card, tour.content, tour.files.map(({ slug }) => slug)]))
    .digest('hex');
  return { tour, entry: { ...card, contentHash } };
}

async function storeAll({ tour }: Planned, gallery: Gallery, signal: AbortSignal): Promise<void> {
  await gallery.prepare(tour.id);
  for (const { slug, asset } of tour.files) {
    signal.throwIfAborted();
    await gallery.store(tour.id, slug, asset);
  }
}

async function finish({ tour, entry }: Planned, gallery: Gallery, signal: AbortSignal): Promise<void> {
  const slugs = tour.files.map(({ slug }) => slug);
  await gallery.settle(tour.id, slugs, signal);
  signal.throwIfAborted();
  await gallery.show(entry, tour.content, slugs);
}
