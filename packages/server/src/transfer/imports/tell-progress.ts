/** Reported at most this often. */
export const tellMs = 500;

/** Throttles a progress, 0..1; never reports that it is done, since that comes with the result. */
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
