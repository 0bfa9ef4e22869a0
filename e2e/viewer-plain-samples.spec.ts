/** Real pictures of all sizes and shapes in the viewer, and files that are not pictures. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { radians, unproject, yawPitchOf } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { type GreyPicture, readGrey, similarity } from './support/similarity.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

const samples = '../shared/samples';
const size = { width: 640, height: 360 };
let site: ViewerSite;

test.use({ viewport: size });
test.skip(!existsSync(samples), `There are no sample pictures in ${samples}`);
test.beforeAll(async () => {
  site = await openViewerSite({}, async (path) => {
    const file = join(samples, path.replace('/samples/', ''));
    return path.startsWith('/samples/') && existsSync(file)
      ? { type: 'application/octet-stream', body: readFileSync(file) }
      : null;
  });
});
test.afterAll(() => site.close());

const view = { yaw: radians(40), pitch: radians(-10), hfov: radians(70) };

async function open(page: Page, file: string, textureSize = 0): Promise<void> {
  await page.addInitScript((most) => {
    const ask = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return most > 0 && name === this.MAX_TEXTURE_SIZE ? most : ask.call(this, name);
    };
  }, textureSize);
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  await page.evaluate(
    ({ address, seen }) => {
      window.emitted = [];
      const source = window.sourceOf(address, {
        onProgress: () => undefined,
        onReduced: (whole, shown) => window.emitted.push(`${whole.width} to ${shown.width}`),
      });
      const scene = { id: 1, name: 'Hall', source, view: seen, hotspots: [] };
      window.viewer = window.createViewer(document.querySelector('#tour') as HTMLElement, {
        scenes: [scene],
      });
      window.viewer.on('error', ({ cause }) => window.emitted.push((cause as Error).message));
    },
    { address: `/samples/${file}`, seen: view },
  );
}

const state = (page: Page) => page.locator('#tour').getAttribute('data-tourwright');

/** What a whole sphere looks like, with as many pixels around as the screen shows. */
async function truthOf(file: string): Promise<GreyPicture> {
  const [width, height] = [4096, 2048];
  const picture = sharp(join(samples, file), { limitInputPixels: false }).resize(width, height, {
    fit: 'fill',
  });
  const { pixels } = await readGrey(
    await picture.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer(),
  );
  const seen = new Float32Array(size.width * size.height);
  for (let at = 0; at < seen.length; at++) {
    const place = { x: (at % size.width) + 0.5, y: Math.floor(at / size.width) + 0.5 };
    const { yaw, pitch } = yawPitchOf(unproject({ ...view, ...size }, place));
    const x = Math.floor((yaw / (2 * Math.PI) + 1.5) * width) % width;
    seen[at] = pixels[Math.floor((0.5 - pitch / Math.PI) * height) * width + x] ?? 0;
  }
  return { ...size, pixels: seen };
}

for (const [file, textureSize, words] of [
  ['home-cc0/kitchen.jpg', 0, []],
  ['large/building-8192.jpg', 0, []],
  ['library-peabody/main-hall-16384.jpg', 0, []],
  ['library-peabody/main-hall-16384.jpg', 4096, ['16384 to 8192']],
  ['library-peabody/main-hall-16384.jpg', 2048, ['16384 to 4096']],
] as const) {
  test(`shows ${file} on a card of ${textureSize || 'any'} texels`, { tag: '@long' }, async ({ page }) => {
    await open(page, file, textureSize);
    await expect.poll(() => state(page), { timeout: 90_000 }).toBe('sharp');
    expect(await page.evaluate(() => window.emitted)).toEqual(words);
    expect(similarity(await readGrey(await page.screenshot()), await truthOf(file))).toBeGreaterThan(0.7);
  });
}

test('keeps to the picture where it covers a part of the sphere', { tag: '@long' }, async ({ page }) => {
  await open(page, 'gpano/snow-partial.jpg');
  await expect.poll(() => state(page), { timeout: 60_000 }).toBe('sharp');
  const looked = await page.evaluate(() => {
    window.viewer.setView({ pitch: 1.5 });
    return new Promise<number>((resolve) => window.viewer.on('view', ({ view: now }) => resolve(now.pitch)));
  });
  // The picture reaches from 15.3 % to 83.3 % of the height.
  expect(looked).toBeLessThan((0.5 - 347 / 2271) * Math.PI);
});

test('shows every odd picture that a browser reads, and says what is wrong with the others', {
  tag: '@long',
}, async ({ page }) => {
  const expected = {
    'giant-image.jpg': 'sharp',
    'exif-Landscape_6.jpg': 'sharp',
    'exif-Portrait_8.jpg': 'sharp',
    'Channel_digital_image_CMYK_color.jpg': 'sharp',
    'Flag_of_the_Netherlands-16bit.png': 'sharp',
    'big-height.webp': 'sharp',
    'broken1.jpg': 'sharp',
    'stereo-top-bottom.jpg': 'sharp',
    'truncated.jpg': 'failed',
    'corrupt-header.jpg': 'failed',
    'lfs-pointer.jpg': 'failed',
    'heic-single.heic': 'failed',
    'cielab-dagams.tiff': 'failed',
  };
  for (const [file, wanted] of Object.entries(expected)) {
    await open(page, `odd/${file}`);
    await expect.poll(() => state(page), { timeout: 60_000, message: file }).toBe(wanted);
    const words = await page.evaluate(() => window.emitted);
    if (wanted === 'failed') expect(words.at(-1), file).toMatch(/no picture that this browser can read/);
    if (file === 'giant-image.jpg') expect(words).toEqual([expect.stringMatching(/^20000 to 1\d{4}$/)]);
  }
});
