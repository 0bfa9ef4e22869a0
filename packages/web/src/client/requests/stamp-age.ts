/** A form that is sent sooner after it was opened is treated as a bot's (2 s on the server). */
const leastMs = 2_500;

const readAtByStamp = new Map<string, number>();

/** Takes down when a form's stamp was read. */
export function noteStamp(stamp: string): void {
  if (!readAtByStamp.has(stamp)) readAtByStamp.set(stamp, performance.now());
}

/**
 * Waits until what comes with this stamp can be sent: somebody whose browser fills a form in is as quick as a program.
 * A stamp that was not noted is taken to be old enough.
 */
export async function untilStampCounts(stamp: string): Promise<void> {
  const readAt = readAtByStamp.get(stamp);
  if (readAt === undefined) return;
  const leftMs = readAt + leastMs - performance.now();
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
}
