/** The tour in a headset, entered from a page with nothing but the viewer, and what each eye sees of it. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { VrOptions, VrTour, VrVariant } from '../../packages/viewer/src/xr/vr-options.ts';
import { frames } from './frames.ts';

declare global {
  interface Window {
    vr: VrTour;
    /** What VR asked of its host, in order. */
    asked: string[];
  }
}

interface PutOnOptions extends Pick<VrOptions, 'memoryBudgetBytes'> {
  /** The first scene's pictures to choose from. */
  variants?: readonly VrVariant[];
}

/** Enters VR with the viewer's scenes; the site serves `/vr.js`. */
export async function putOn(page: Page, options: PutOnOptions = {}): Promise<void> {
  await page.evaluate(async ({ variants = [], ...more }) => {
    const { openVr } = (await import(
      '/vr.js' as string
    )) as typeof import('../../packages/viewer/src/xr/open-vr.ts');
    window.asked = [];
    window.vr = await openVr(window.viewer, {
      ...more,
      scenes: window.scenes,
      // Files of the site by their names, a painting for all others.
      urlOf: (slug) => (slug.includes('.') ? `/${slug}` : '/magenta.png'),
      variantsOf: (sceneId) => (sceneId === 1 ? variants : []),
      onVariant: (sceneId, id) => window.asked.push(`variant ${sceneId} ${id}`),
      onPage: ({ id }) => window.asked.push(`page ${id}`),
    });
  }, options);
  await frames(page, 4);
}

/** The picture of one eye: a half of the page. */
export async function eye(page: Page, side: 'left' | 'right'): Promise<Buffer> {
  const shot = sharp(await page.screenshot());
  const { width, height } = await shot.metadata();
  const left = side === 'left' ? 0 : width / 2;
  return shot
    .extract({ left, top: 0, width: width / 2, height })
    .png()
    .toBuffer();
}
