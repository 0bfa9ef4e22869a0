import { faces } from '@tourwright/tour/sphere';

/** Reads a strip of six square faces, one below the other in this order, as the faces f r b l u d. */
export async function readFaceStrip(address: string, order: string): Promise<ImageBitmap[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const strip = await createImageBitmap(await answer.blob());
  const edge = strip.width;
  // Resized to what it is: what Firefox only crops of a bitmap, its WebGL does not take.
  const size = { resizeWidth: edge, resizeHeight: edge };
  const cut = faces.map((face) => createImageBitmap(strip, 0, order.indexOf(face) * edge, edge, edge, size));
  return Promise.all(cut).finally(() => strip.close());
}
