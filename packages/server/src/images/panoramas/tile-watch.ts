/** Verifies each tile when it is read, and has damaged ones made again by the cutter. */
import type { Manifest } from '@tourwright/tour/pyramid';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { Queue } from '../../jobs/queue.ts';
import { fileKey, type MediaName } from '../media/media-address.ts';
import { type Checksums, checksumOf, readChecksums } from './tile-checksums.ts';

interface Parts {
  storage: Storage;
  queue: Queue;
  log: Logger;
}

/** Whose sums are kept in memory: some hundred kilobytes each for large ones. */
const mostPanoramas = 200;
/** After so long a tile that is still damaged is tried again. */
const repairMs = 60_000;

/** Checks tiles as they are served, by their checksums. */
export interface TileWatch {
  /**
   * Whether a tile is as it was written; true as well where nobody knows. One that is damaged, or gone, is taken away and made
   * again.
   */
  isWhole(name: MediaName, path: string, bytes: Buffer | null, manifest: Manifest | null): Promise<boolean>;
}

/** Makes the check of tiles, which has a damaged one made again. */
export function createTileWatch({ storage, queue, log }: Parts): TileWatch {
  const known = new LRUCache<string, Promise<Checksums>>({ max: mostPanoramas });
  const repairing = new LRUCache<string, true>({ max: 1000, ttl: repairMs });

  const sumsOf = (key: string, prefix: string): Promise<Checksums> => {
    const sums = known.get(key) ?? readChecksums(storage, prefix);
    known.set(key, sums);
    // What could not be read now can be later.
    sums.catch(() => known.delete(key));
    return sums;
  };
  const repair = async ({ key: mediaKey }: MediaName, storageKey: string, manifest: Manifest) => {
    if (repairing.has(storageKey)) return;
    repairing.set(storageKey, true);
    log.error({ key: storageKey }, 'A stored tile is damaged or gone; it is cut again');
    await storage.delete(storageKey);
    await queue.send('cut-panorama', { mediaKey, formats: manifest.formats, isRepair: true });
  };
  return {
    async isWhole(name, path, bytes, manifest) {
      if (manifest === null) return true;
      const prefix = fileKey(name, '');
      // Formats grow, and with them the sums.
      const key = `${prefix}${manifest.formats}`;
      const agrees = (sums: Checksums) => {
        const sum = sums.get(path);
        if (sum === undefined) return true;
        return bytes !== null && bytes.length === sum.sizeBytes && checksumOf(bytes).crc === sum.crc;
      };
      if (agrees(await sumsOf(key, prefix))) return true;
      // Made again meanwhile, by a cutter whose tiles come out otherwise.
      known.delete(key);
      if (agrees(await sumsOf(key, prefix))) return true;
      await repair(name, fileKey(name, path), manifest);
      return false;
    },
  };
}
