import type { FastifyInstance } from 'fastify';
import type { Jobs } from './jobs/job.ts';
import type { Sweep } from './jobs/sweep.ts';

/** What the start of the server and its command line ask of features; each feature adds its own (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface Commands {}

/** What a feature gives the server, besides what other features get from it; `app.ts` only collects. */
export interface Feature {
  /** Mounts its addresses. */
  routes?(http: FastifyInstance): void | Promise<void>;
  jobs?: Partial<Jobs>;
  sweeps?: readonly Sweep[];
  commands?: Partial<Commands>;
  /** Takes up what a kill left between two steps, at each start. */
  recover?(): Promise<void>;
  /** Ends the background work. */
  close?(): Promise<void>;
}
