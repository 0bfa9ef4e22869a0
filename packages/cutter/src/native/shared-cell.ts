/** Cells of shared memory through which threads share their progress. */

/** A change may be missed only by a thread that stops; it looks again after this long. */
const lookAgainMs = 100;

/**
 * Waits until a cell has another value than the one that was seen, or for a little while; the thread's messages are heard
 * meanwhile. Looking again and again would cost a busy machine as much as a good part of the cutting.
 */
export async function untilChanged(
  cells: Int32Array<SharedArrayBuffer>,
  cell: number,
  seen: number,
): Promise<void> {
  const { async: mustWait, value } = Atomics.waitAsync(cells, cell, seen, lookAgainMs);
  if (mustWait) await value;
}

/** Sets a cell and wakes the threads that wait for it. */
export function tell(cells: Int32Array<SharedArrayBuffer>, cell: number, value: number): void {
  Atomics.store(cells, cell, value);
  Atomics.notify(cells, cell);
}
