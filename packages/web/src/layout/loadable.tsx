import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  useState,
} from 'react';
import { loadChunk } from '../client/loading/load-chunk.ts';

type Component = ComponentType<{ children: ReactNode }>;

/** A component whose code is loaded when it is first needed. */
export interface Loadable {
  /** The component, once its code is there. */
  ready: Component | null;
  /** The subscribers that wait for it. */
  readonly Waiting: LazyExoticComponent<Component>;
  /** Loads the code ahead. */
  prepare(): Promise<void>;
}

/** Makes a component loadable, given what imports its file and the name that it has there. */
export function loadable<Name extends string>(
  load: () => Promise<Record<Name, Component>>,
  name: Name,
): Loadable {
  const part: Loadable = {
    ready: null,
    Waiting: lazy(async () => ({ default: (await loadChunk(load))[name] })),
    async prepare() {
      part.ready = (await loadChunk(load))[name];
    },
  };
  return part;
}

/**
 * Shows a loadable component. One that was prepared shows at once: React would keep a fallback, had it shown one, for
 * at least 300 ms.
 */
export function Loaded({ part, children }: PropsWithChildren<{ part: Loadable }>) {
  const [Shown] = useState(() => part.ready ?? part.Waiting);
  return <Shown>{children}</Shown>;
}
