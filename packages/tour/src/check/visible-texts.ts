import { type Picture, plainTextOf, type RichText, shownRichText, type Tour } from '../document/index.ts';
import type { SimpleEdit } from '../edit/index.ts';
import type { Finding } from './finding.ts';

/** An edit without what its sender adds. */
type Change = SimpleEdit extends infer E ? (E extends SimpleEdit ? Omit<E, 'id' | 'v'> : never) : never;

/** A text that visitors read. */
interface VisibleText {
  text: string;
  /** The changes that write it otherwise, as `rewrite` does it. */
  rewritten(rewrite: (text: string) => string): Change[];
}

/** A thing of the tour with the texts that visitors read of it. */
export interface TextPlace extends Pick<Finding, 'sceneId' | 'hotspotId' | 'floorPlanId'> {
  /** What it is called. */
  name: string;
  texts: VisibleText[];
}

/** Every text of a tour that visitors read, by the thing that it is in. */
export function visibleTexts(tour: Tour): TextPlace[] {
  const ofTour: TextPlace = {
    name: tour.name ?? '',
    texts: [
      ...(['name', 'description'] as const).flatMap((field) =>
        textOf(tour[field], (value) => ({ kind: 'tour.set', field, value })),
      ),
      ...(tour.guide ?? []).flatMap(({ id = '', text }) =>
        textOf(text, (value) => ({ kind: 'item.set', path: ['guide'], itemId: id, field: 'text', value })),
      ),
      ...(tour.products ?? []).flatMap((product) => panelTexts(product, ['products'], 'name')),
    ],
  };
  const plans = tour.floorPlans.map(
    ({ id, name }): TextPlace => ({
      name,
      floorPlanId: id,
      texts: textOf(name, (value) => ({
        kind: 'file.set',
        list: 'floorPlans',
        fileId: id,
        field: 'name',
        value,
      })),
    }),
  );
  return [ofTour, ...plans, ...tour.scenes.flatMap(placesOfScene)].filter(({ texts }) => texts.length > 0);
}

function placesOfScene({
  id: sceneId,
  name,
  variantName,
  variants,
  hotspots,
}: Tour['scenes'][number]): TextPlace[] {
  const texts = [
    ...textOf(name, (value) => ({ kind: 'scene.rename', sceneId, name: value })),
    ...textOf(variantName, (value) => ({ kind: 'scene.set', sceneId, field: 'variantName', value })),
    ...(variants ?? []).flatMap(({ id, name: variant }) =>
      textOf(variant, (value) => ({
        kind: 'item.set',
        path: ['scenes', sceneId, 'variants'],
        itemId: id,
        field: 'name',
        value,
      })),
    ),
  ];
  const ofHotspots = hotspots.map((hotspot): TextPlace => {
    const place = { sceneId, hotspotId: hotspot.id, name: hotspot.text || name };
    return { ...place, texts: panelTexts(hotspot, ['scenes', sceneId, 'hotspots'], 'text', 'title') };
  });
  return [{ sceneId, name, texts }, ...ofHotspots];
}

/** Of a hotspot or a product. */
interface Panel {
  id: string;
  body?: string | undefined;
  rich?: RichText | undefined;
  pictures?: readonly Picture[] | undefined;
}

function panelTexts(panel: object, path: [...(string | number)[]], ...fields: string[]): VisibleText[] {
  const { id, body, rich, pictures } = panel as Panel;
  const set = (field: string, value: unknown): Change =>
    path[0] === 'scenes'
      ? { kind: 'hotspot.set', sceneId: Number(path[1]), hotspotId: id, field, value }
      : { kind: 'item.set', path, itemId: id, field, value };
  const looks = shownRichText({ body, rich });
  return [
    ...fields.flatMap((field) =>
      textOf((panel as Record<string, unknown>)[field], (value) => set(field, value)),
    ),
    ...(looks
      ? [
          {
            text: body ?? '',
            rewritten: (rewrite: (text: string) => string) => richChanges(looks, rewrite, set),
          },
        ]
      : textOf(body, (value) => set('body', value))),
    ...(pictures ?? []).flatMap(({ id: itemId = '', alt, caption }) =>
      Object.entries({ alt, caption }).flatMap(([field, text]) =>
        textOf(text, (value) => ({
          kind: 'item.set',
          path: [...path, id, 'pictures'],
          itemId,
          field,
          value,
        })),
      ),
    ),
  ];
}

/** Writes a text with looks piece by piece; where what is sought stretches over several, it loses its looks. */
function richChanges(
  looks: RichText,
  rewrite: (text: string) => string,
  set: (field: string, value: unknown) => Change,
): Change[] {
  const rich = looks.map((block) => ({
    ...block,
    pieces: block.pieces
      .map((piece) => ({ ...piece, text: rewrite(piece.text) }))
      .filter(({ text }) => text !== ''),
  }));
  const body = plainTextOf(rich);
  const isWhole = rewrite(body) === body;
  return [set('rich', isWhole ? rich : null), set('body', isWhole ? body : rewrite(plainTextOf(looks)))];
}

function textOf(text: unknown, change: (value: string) => Change): VisibleText[] {
  return typeof text === 'string' && text !== ''
    ? [{ text, rewritten: (rewrite) => [change(rewrite(text))] }]
    : [];
}
