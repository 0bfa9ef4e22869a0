import type { Hotspot } from '@tourwright/tour/document';
import type { HotspotLook } from '../../hotspots/button/hotspot-button.ts';
import { viewerKinds } from '../../hotspots/viewer-kinds.ts';
import { placeLabels } from '../widgets/label-layout.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';
import { type AreaThing, createAreaThing } from './area-thing.ts';
import { patchOf } from './mark-label.ts';
import { createMarkThing, type MarkParts, type MarkThing } from './mark-thing.ts';

/** The hotspots of the present scene. */
export class SceneMarks implements ThingSource {
  readonly #parts: MarkParts;
  readonly #lookOf: (hotspot: Hotspot) => HotspotLook;
  #areas: AreaThing[] = [];
  #marks: MarkThing[] = [];

  constructor(parts: MarkParts, lookOf: (hotspot: Hotspot) => HotspotLook) {
    this.#parts = parts;
    this.#lookOf = lookOf;
  }

  /** Shows these and no others. */
  show(hotspots: readonly Hotspot[]): void {
    this.close();
    const known = hotspots.filter(viewerKinds.canShow);
    this.#areas = known
      .filter(({ polygon }) => polygon)
      .flatMap((each) => createAreaThing(each, this.#parts) ?? []);
    this.#marks = known
      .filter(({ polygon }) => !polygon)
      .map((each) => createMarkThing(each, this.#lookOf(each), this.#parts));
    this.#placeLabels();
  }

  /** Areas are below the marks, and words over all of them: a mark beside another must not hide what that one says. */
  things(): Thing[] {
    return [...[...this.#areas, ...this.#marks].map(({ thing }) => thing), ...this.#labels()];
  }

  close(): void {
    for (const each of [...this.#areas, ...this.#marks]) each.close();
    this.#areas = [];
    this.#marks = [];
  }

  #placeLabels(): void {
    const isAlways = ({ label }: MarkThing) => label?.isAlways === true;
    const labels = this.#marks.filter(isAlways).flatMap(({ label }) => label ?? []);
    const others = this.#marks.filter((mark) => !isAlways(mark)).map(({ hotspot }) => patchOf(hotspot));
    const places = placeLabels(
      labels.map(({ room }) => room),
      others,
    );
    for (const [index, label] of labels.entries()) label.place = places[index] ?? null;
  }

  /** What is pointed at is read; others that it would cover make room for it. */
  #labels(): Thing[] {
    const now = performance.now();
    const pointedAt = this.#marks.flatMap(({ isHovered, label }) => (isHovered && label) || []);
    const labels = this.#marks.flatMap(({ label }) => label ?? []);
    // Last, and so in front.
    const ordered = [...labels.filter((label) => !pointedAt.includes(label)), ...pointedAt];
    return ordered.flatMap((label) => {
      const hasRoom = label.place !== null && !pointedAt.some((other) => other.isOver(label));
      return label.thing(pointedAt.includes(label) || hasRoom, now) ?? [];
    });
  }
}
