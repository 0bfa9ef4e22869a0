import type { Scene } from '@tourwright/tour/document';
import type { ShownVariants } from '@tourwright/viewer';

/** The pictures of a scene to choose from, its own first. */
export function variantsOf({ name, variantName, variants = [] }: Scene): { id?: string; name: string }[] {
  return [
    { name: variantName || name },
    ...variants.map((variant) => ({ id: variant.id, name: variant.name })),
  ];
}

/** The same, but for one scene: the variant of this id, or its own picture. */
export function chooseVariant(
  shown: ShownVariants,
  sceneId: number,
  variantId: string | undefined,
): ShownVariants {
  const { [sceneId]: _, ...others } = shown;
  return variantId === undefined ? others : { ...others, [sceneId]: variantId };
}
