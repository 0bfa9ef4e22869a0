import { statfs } from 'node:fs/promises';

/** Room to leave free: bytes, or a part of the disk (0..1) up to so many bytes. */
export type Reserve = { bytes: number } | { part: number; mostBytes?: number };

/** The reserve of a disk of that size. */
export function keptBytes(reserve: Reserve, totalBytes: number): number {
  if ('bytes' in reserve) return reserve.bytes;
  return Math.min(reserve.part * totalBytes, reserve.mostBytes ?? Number.POSITIVE_INFINITY);
}

/** What a disk still takes beside its reserve. */
export interface DiskRoom {
  /** Throws what a full disk would (`ENOSPC`) unless so many bytes can be written and the reserve stays free. */
  need(bytes: number): Promise<void>;
}

/** Looks at the disk that holds `folder`. */
export function openDiskRoom(folder: string, reserve: Reserve): DiskRoom {
  return {
    need: async (bytes) => {
      const { bsize, blocks, bavail } = await statfs(folder);
      if (bavail * bsize - keptBytes(reserve, blocks * bsize) >= bytes) return;
      throw Object.assign(new Error(`ENOSPC: ${bytes} bytes would leave too little room on the disk`), {
        code: 'ENOSPC',
      });
    },
  };
}
