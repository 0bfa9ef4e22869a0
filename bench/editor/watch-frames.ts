import type { Page } from '@playwright/test';

export interface Watched {
  /** Frames a second while it was done. */
  rate: number;
  /** The longest task, ms; 0 when none took 50. */
  longest: number;
  /** How many tasks took more than 100 ms. */
  over: number;
}

/** Frames and long tasks of the page while something is done in it. */
export async function watchFrames(page: Page, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => {
    const seen = { from: performance.now(), frames: 0, tasks: [] as number[], isOver: false };
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    });
    observer.observe({ entryTypes: ['longtask'] });
    const count = () => {
      seen.frames += 1;
      if (!seen.isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { benchSeen: seen });
  });
  await act();
  return page.evaluate(() => {
    const { benchSeen: seen } = window as unknown as {
      benchSeen: { from: number; frames: number; tasks: number[]; isOver: boolean };
    };
    seen.isOver = true;
    return {
      rate: (seen.frames * 1000) / (performance.now() - seen.from),
      longest: Math.max(0, ...seen.tasks),
      over: seen.tasks.filter((duration) => duration > 100).length,
    };
  });
}
