import type { Vector } from '../document/index.ts';

/** What a change of a tour is about. */
export type ChangedThing = 'scene' | 'hotspot' | 'video' | 'sound' | 'file' | 'floor-plan' | 'stop' | 'tour';

/** What became of it. `view`, `photo` and `adjusted` are of scenes alone, `order` of lists. */
export type ChangeSort =
  | 'added'
  | 'removed'
  | 'moved'
  | 'changed'
  | 'renamed'
  | 'view'
  | 'photo'
  | 'adjusted'
  | 'order';

/** One thing that is otherwise in one state of a tour than in another. */
export interface TourChange {
  thing: ChangedThing;
  sort: ChangeSort;
  /** The scene that it is in, or is; null: it belongs to the whole tour. */
  sceneId: number | null;
  sceneName: string;
  /** The hotspot's, the video's, the file's; a field's name for `tour`. */
  id: string;
  /** As its owner calls it; '' where it has no name. */
  name: string;
  /** What it was called before, where it was renamed. */
  formerName?: string;
  /** The hotspot's kind. */
  kind?: string;
  /** Where the hotspot was, and where it is; unit directions. */
  from?: Vector;
  to?: Vector;
}
