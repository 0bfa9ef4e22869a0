import type { Hotspot } from '@tourwright/tour/document';
import type { HotspotLook } from '../overlay/hotspot-button.ts';
import { isKnownKind } from '../overlay/hotspot-button.ts';
import { createAreaThing } from './area-thing.ts';
import { createMarkThing, type MarkParts, type MarkThing } from './mark-thing.ts';
import type { Thing, ThingSource } from './thing.ts';

/** The hotspots of the present scene. */
export class SceneMarks implements ThingSource {
  readonly #parts: MarkParts;
  readonly #lookOf: (hotspot: Hotspot) => HotspotLook;
  #marks: MarkThing[] = [];

  constructor(parts: MarkParts, lookOf: (hotspot: Hotspot) => HotspotLook) {
    this.#parts = parts;
    this.#lookOf = lookOf;
  }

  /** Shows these and no others. */
  show(hotspots: readonly Hotspot[]): void {
    this.close();
    const known = hotspots.filter(isKnownKind);
    // Areas lie below the marks.
    const areas = known.filter(({ polygon }) => polygon).map((each) => createAreaThing(each, this.#parts));
    const marks = known
      .filter(({ polygon }) => !polygon)
      .map((each) => createMarkThing(each, this.#lookOf(each), this.#parts));
    this.#marks = [...areas.flatMap((area) => area ?? []), ...marks];
  }

  /** Words lie over all marks: a mark beside another must not hide what that one says. */
  things(): Thing[] {
    const all = this.#marks.flatMap((mark) => mark.things());
    const isMark = ({ isAt }: Thing) => isAt !== undefined;
    return [...all.filter(isMark), ...all.filter((thing) => !isMark(thing))];
  }

  close(): void {
    for (const mark of this.#marks) mark.close();
    this.#marks = [];
  }
}
