/** A running Tourwright with the gallery that it brings. */
import { expect } from '@playwright/test';
import { demoSources } from '@tourwright/demo';
import { type RunningTourwright, runTourwright } from './running-tourwright.ts';

/** Resolves when every tour of the gallery is there, which takes half a minute. */
export async function runSeededTourwright(): Promise<RunningTourwright> {
  const demos = demoSources();
  const server = await runTourwright({ SEED_DEMOS: 'true' });
  const seeded = async () => (await (await fetch(`${server.address}/api/demos`)).json()).items.length;
  await expect
    .poll(seeded, { timeout: 240_000, intervals: [300], message: 'the tours of the gallery are seeded' })
    .toBe(demos.length)
    .catch(async (error) => {
      await server.close();
      throw new Error(`${error.message}\n${server.log()}`);
    });
  return server;
}
