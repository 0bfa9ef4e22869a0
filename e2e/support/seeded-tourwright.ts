/** A running Tourwright with the gallery that it brings. */
import { demoSources } from '@tourwright/demo';
import { pause, type RunningTourwright, runTourwright } from './running-tourwright.ts';

/** Resolves when every tour of the gallery is there, which takes half a minute. */
export async function runSeededTourwright(): Promise<RunningTourwright> {
  const demos = demoSources();
  const server = await runTourwright({ SEED_DEMOS: 'true' });
  for (let cards = 0; cards < demos.length; await pause(300)) {
    const { items, preparing } = await (await fetch(`${server.address}/api/demos`)).json();
    if (items.length > cards && preparing === 0 && items.length < demos.length) {
      await server.close();
      throw new Error(`Only ${items.length} of ${demos.length} tours could be seeded:\n${server.log()}`);
    }
    cards = items.length;
  }
  return server;
}
