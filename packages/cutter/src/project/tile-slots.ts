import type { TileMemory } from './tile-memory.ts';

/** Places for tiles' pixels, shared by all threads without a lock. */
export interface TileSlots {
  /** The address of a free slot. */
  take(): number;
  giveBack(slot: number): void;
  /** The upper (0) or lower (1) half of a tile, taken by the first child that comes. */
  takeHalf(tile: number, half: 0 | 1): number;
  /** Puts both halves of a tile into a slot; its address. */
  join(tile: number): number;
}

/**
 * A thread's hand on the shared slots. Always the first that is free is taken, so that as little memory is touched as
 * possible.
 */
export function openTileSlots(memory: TileMemory): TileSlots {
  const control = new Int32Array(memory.control);
  const { slots, halfBytes, slotCount, halfUsedAt, halfAt } = memory;
  const [{ tileSize }] = memory.planes;
  const claim = (half: number) => Atomics.compareExchange(control, halfUsedAt + half, 0, 1) === 0;
  const release = (half: number) => Atomics.store(control, halfUsedAt + half, 0);
  const numberOf = (address: number) => (address - slots) / halfBytes;
  const noneLeft = () => new Error(`All ${slotCount} places for tiles are taken; the plan counted too few`);

  const take = () => {
    for (let half = 0; half < 2 * slotCount; half += 2) {
      if (!claim(half)) continue;
      if (claim(half + 1)) return slots + half * halfBytes;
      release(half);
    }
    throw noneLeft();
  };
  const takeOneHalf = () => {
    for (let half = 0; half < 2 * slotCount; half++) if (claim(half)) return slots + half * halfBytes;
    throw noneLeft();
  };
  return {
    take,
    giveBack(slot) {
      release(numberOf(slot));
      release(numberOf(slot) + 1);
    },
    takeHalf(tile, half) {
      const place = halfAt + tile * 2 + half;
      const known = Atomics.load(control, place);
      if (known !== 0) return known;
      const mine = takeOneHalf();
      const theirs = Atomics.compareExchange(control, place, 0, mine);
      if (theirs === 0) return mine;
      release(numberOf(mine));
      return theirs;
    },
    join(tile) {
      const slot = take();
      const bytes = new Uint8Array(memory.memory.buffer);
      for (const half of [0, 1]) {
        const place = Atomics.load(control, halfAt + tile * 2 + half);
        const from = planesOf(tileSize, place, 'half');
        for (const [plane, to] of planesOf(tileSize, slot).entries()) {
          const size = (tileSize * tileSize) / (plane === 0 ? 2 : 8);
          bytes.copyWithin(to + half * size, from[plane] ?? 0, (from[plane] ?? 0) + size);
        }
        release(numberOf(place));
      }
      return slot;
    },
  };
}

/** Addresses of a tile's planes of luma, Cb and Cr. */
export type TilePlanes = [luma: number, cb: number, cr: number];

/** The addresses of luma, Cb and Cr in a tile's slot, or in a half of one. */
export function planesOf(tileSize: number, address: number, part: 'whole' | 'half' = 'whole'): TilePlanes {
  const luma = (tileSize * tileSize) / (part === 'whole' ? 1 : 2);
  return [address, address + luma, address + luma * 1.25];
}
