import type { Hotspot } from '@tourwright/tour/document';
import type { DemoProduct, DemoScene, Pinned } from './demo-tour.ts';
import type { Camera, Point } from './plan.ts';
import type { Surroundings } from './surroundings.ts';
import { arrivalOf, directionTo, type lookAt, markOf, type Step, stepsOf } from './walk.ts';

/** The marks of a scene: the ways out first, then what there is to know and to buy. */
export async function buildHotspots(
  around: Surroundings,
  words: DemoScene,
  camera: Camera,
): Promise<Hotspot[]> {
  const { plan, cameras } = around;
  const steps = stepsOf({ cameras, doorways: plan.doorways }).filter(({ from }) => from === camera);
  const links = steps.map((step) => linkOf(step, cameras.indexOf(step.to) + 1));
  const infos = (words.infos ?? []).map(({ at, label, body }, index): Hotspot => {
    const position = directionTo(camera, pointOf(around, at));
    return {
      ...mark(`${camera.scene}-info-${index + 1}`, 'info', position),
      text: label,
      title: label,
      body,
    };
  });
  const products = await Promise.all(
    (words.products ?? []).map((product) => productOf(around, camera, product)),
  );
  return [...links, ...infos, ...products];
}

function mark(id: string, kind: string, position: Hotspot['position']): Hotspot {
  return { id, kind, position, scale: 1, rotation: 0 };
}

function linkOf(step: Step, targetSceneId: number): Hotspot {
  const { from, to } = step;
  return {
    ...mark(`${from.scene}-to-${to.scene}`, 'link', directionTo(from, markOf(step))),
    text: to.name,
    targetSceneId,
    arrival: rounded(arrivalOf(step)),
  };
}

/** A hundredth of a degree is less than what the visitor sees. */
function rounded({ yaw, pitch }: ReturnType<typeof lookAt>): ReturnType<typeof lookAt> {
  const round = (angle: number) => Math.round(angle * 100) / 100 + 0;
  return { yaw: round(yaw), pitch: round(pitch) };
}

async function productOf(around: Surroundings, camera: Camera, product: DemoProduct): Promise<Hotspot> {
  const { at, name, body, price, salePrice, currency, sku } = product;
  const variants = await Promise.all(
    product.variants.map(async ({ id, name: variant, stock, price: own }) => ({
      id,
      name: variant,
      sku: `${sku}-${id}`.toUpperCase(),
      pictures: [
        { slug: await around.name(`product-${sku}-${id}.webp`, 'pictures'), alt: `${name}, ${variant}` },
      ],
      ...(stock === undefined ? {} : { stock }),
      ...(own === undefined ? {} : { price: own }),
    })),
  );
  return {
    ...mark(`product-${sku}`, 'product', directionTo(camera, pointOf(around, at))),
    text: name,
    title: name,
    body,
    currency,
    price,
    ...(salePrice === undefined ? {} : { salePrice }),
    sku: sku.toUpperCase(),
    pictures: variants[0]?.pictures ?? [],
    variants,
  };
}

function pointOf({ demo, plan }: Surroundings, at: Pinned): Point {
  if (typeof at !== 'string') return at;
  const point = plan.anchors[at];
  if (point === undefined) throw new Error(`${demo.slug}: the plan has no anchor ${at}`);
  return point;
}
