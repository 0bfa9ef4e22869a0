import type { TileMemory } from './tile-memory.ts';

/** Places for a tile's pixels, shared by all threads without a lock. */
export interface TileSlots {
  /** The address of a free slot. */
  take(): number;
  /** The slot of a parent, taken by the first child that comes. */
  takeParent(index: number): number;
  giveBack(address: number): void;
}

/** A thread's hand on the shared slots. */
export function openTileSlots(memory: TileMemory): TileSlots {
  const control = new Int32Array(memory.control);
  const { slots, slotBytes, slotCount, slotUsedAt, parentSlotAt } = memory;
  const take = () => {
    for (let slot = 0; slot < slotCount; slot++) {
      if (Atomics.compareExchange(control, slotUsedAt + slot, 0, 1) === 0) return slots + slot * slotBytes;
    }
    throw new Error(`All ${slotCount} tile slots are taken; the plan counted too few`);
  };
  const giveBack = (address: number) => {
    Atomics.store(control, slotUsedAt + (address - slots) / slotBytes, 0);
  };
  return {
    take,
    giveBack,
    takeParent(index) {
      const known = Atomics.load(control, parentSlotAt + index);
      if (known !== 0) return known;
      const mine = take();
      const theirs = Atomics.compareExchange(control, parentSlotAt + index, 0, mine);
      if (theirs === 0) return mine;
      giveBack(mine);
      return theirs;
    },
  };
}
