/**
 * Playwright's global setup: one Tourwright for all workers of a run, and in it one tour with a hotspot of every kind. Each
 * is made when a story first asks for it, since starting and cutting are a good part of what short stories take.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from '@playwright/test';
import { publishEveryKind } from './every-kind.ts';
import type { FullTour } from './full-tour.ts';
import { newestMail, type RunningTourwright, runTourwright } from './running-tourwright.ts';

/** Where workers ask. */
const variable = 'TOURWRIGHT_SHARED';

/** What stories may do with a server that is not theirs alone. */
export type SharedTourwright = Pick<RunningTourwright, 'address' | 'mailTo'>;

// biome-ignore lint/style/noDefaultExport: Playwright calls it.
export default async function shareTourwright(): Promise<() => Promise<void>> {
  let starting: Promise<RunningTourwright> | undefined;
  let publishing: Promise<FullTour> | undefined;
  const start = () => {
    starting ??= runTourwright();
    return starting;
  };
  const publish = async () => {
    const { address } = await start();
    const context = await request.newContext();
    return publishEveryKind(context, address).finally(() => context.dispose());
  };
  const give = (path: string | undefined): Promise<object> => {
    if (path !== '/every-kind') return start().then(({ address, dataDir }) => ({ address, dataDir }));
    publishing ??= publish();
    return publishing;
  };
  const server = createServer(({ url }, response) => {
    give(url).then(
      (given) => response.end(JSON.stringify(given)),
      (cause: unknown) => response.writeHead(500).end(String(cause)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    const running = await starting?.catch(() => null);
    await running?.close();
  };
}

/** The running Tourwright of all workers. */
export async function sharedTourwright(): Promise<SharedTourwright> {
  const { address, dataDir } = await ask<{ address: string; dataDir: string }>('/tourwright');
  return { address, mailTo: (to) => newestMail(dataDir, to) };
}

/** The published tour of all workers with a hotspot of every kind. */
export const sharedEveryKind = () => ask<FullTour>('/every-kind');

async function ask<Given>(path: string): Promise<Given> {
  const response = await fetch(`${process.env[variable]}${path}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Given;
}
