import { statfs } from 'node:fs/promises';

/** Room to leave free: bytes, or a part of the disk (0..1) up to so many bytes. */
export type Reserve = { bytes: number } | { part: number; mostBytes?: number };

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
      const kept =
        'bytes' in reserve
          ? reserve.bytes
          : Math.min(reserve.part * blocks * bsize, reserve.mostBytes ?? Number.POSITIVE_INFINITY);
      if (bavail * bsize - kept >= bytes) return;
      throw Object.assign(new Error(`ENOSPC: ${bytes} bytes would leave too little room on the disk`), {
        code: 'ENOSPC',
      });
    },
  };
}
