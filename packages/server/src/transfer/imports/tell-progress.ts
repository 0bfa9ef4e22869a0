/** Told at most so often. */
export const tellMs = 500;

/** Hands on how far something is, 0..1, now and then; never that it is done, which is told with what came of it. */
export function tellProgress(
  tell: (progress: number) => Promise<unknown>,
): (progress: number) => Promise<void> {
  let toldAt = 0;
  return async (progress) => {
    if (Date.now() - toldAt < tellMs) return;
    toldAt = Date.now();
    await tell(Math.min(0.99, progress));
  };
}
