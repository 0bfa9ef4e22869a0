import { statfs } from 'node:fs/promises';

/** Space to leave free: bytes, or a part of the disk (0..1) up to this many bytes. */
export type Reserve = { bytes: number } | { part: number; mostBytes?: number };

/** The reserve of a disk of that size. */
export function keptBytes(reserve: Reserve, totalBytes: number): number {
  if ('bytes' in reserve) return reserve.bytes;
  return Math.min(reserve.part * totalBytes, reserve.mostBytes ?? Number.POSITIVE_INFINITY);
}

/** The free space of a disk beyond its reserve. */
export interface DiskSpace {
  /** Throws `ENOSPC`, as a full disk would, unless `bytes` can be written and the reserve stays free. */
  need(bytes: number): Promise<void>;
}

/** Measures the disk that holds `folder`. */
export function openDiskSpace(folder: string, reserve: Reserve): DiskSpace {
  return {
    need: async (bytes) => {
      const { bsize, blocks, bavail } = await statfs(folder);
      if (bavail * bsize - keptBytes(reserve, blocks * bsize) >= bytes) return;
      throw Object.assign(new Error(`ENOSPC: ${bytes} bytes would leave too little space on the disk`), {
        code: 'ENOSPC',
      });
    },
  };
}
