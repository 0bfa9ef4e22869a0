import type { ViewerScene } from '../../scenes/viewer-scene.ts';
import { isSameSource, type PanoramaSource } from '../../sources/panorama-source.ts';
import type { VrOptions, VrVariant } from '../vr-options.ts';

/** Which picture of each scene is shown in the headset: first the page's, then the one that was chosen there. */
export class SceneVariants {
  readonly #variantsOf: NonNullable<VrOptions['variantsOf']>;
  readonly #chosen = new Map<number, VrVariant>();

  constructor(variantsOf: VrOptions['variantsOf'] = () => []) {
    this.#variantsOf = variantsOf;
  }

  /** The pictures of a scene to choose from; none where there is no choice. */
  of({ id }: ViewerScene): readonly VrVariant[] {
    const all = this.#variantsOf(id).filter(({ source }) => source !== null);
    return all.length > 1 ? all : [];
  }

  sourceOf({ id, source }: ViewerScene): PanoramaSource | null {
    return this.#chosen.get(id)?.source ?? source;
  }

  /** Whether another picture than the scene's own was chosen here. */
  hasOther({ id }: ViewerScene): boolean {
    return this.#chosen.get(id)?.id !== undefined;
  }

  isShown(scene: ViewerScene, { source }: VrVariant): boolean {
    return isSameSource(source, this.sourceOf(scene));
  }

  choose({ id }: ViewerScene, variant: VrVariant): void {
    this.#chosen.set(id, variant);
  }
}
