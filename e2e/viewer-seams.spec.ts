/** Tiles side by side on the real GPU, texel by texel: what comparing whole pictures is too coarse for. */
import { expect, test } from '@playwright/test';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.beforeAll(async () => {
  site = await openViewerSite({
    ...(await bundlePart('renderer', 'packages/viewer/src/render/renderer.ts')),
    ...(await bundlePart('sphere', 'packages/viewer/src/render/programs/sphere-program.ts')),
  });
});
test.afterAll(() => site.close());

/** A texel is much larger than a pixel, and a little smaller. */
const sizes = [
  { width: 640, height: 320 },
  { width: 16, height: 8 },
];
const hfov = Math.PI / 3;
/** Texels along the side of a tile; two by two of them are a face. */
const edge = 16;
/** The shade of a texel, counted across the face: no two of them alike. */
const shade = (texel: number) => texel * 8;

/** What a pixel shows that is so far (0..1) across the face: between two texels, never beyond the tile's rim. */
function shadeAt(part: number): number {
  const tile = part < 0.5 ? 0 : 1;
  const place = Math.min(edge - 1, Math.max(0, (part * 2 - tile) * edge - 0.5));
  const before = Math.floor(place);
  const after = Math.min(edge - 1, before + 1);
  const share = place - before;
  return shade(tile * edge + before) * (1 - share) + shade(tile * edge + after) * share;
}

const cases = sizes.flatMap((size) => [false, true].map((isCareful) => ({ size, isCareful })));

for (const { size, isCareful } of cases) {
  const how = `${isCareful ? 'at rest' : 'in motion'}, ${size.width} pixels wide`;
  test(`tiles meet without a seam, and each texel is in its place, ${how}`, async ({ page }) => {
    await page.goto(site.address);
    const { across, down } = await page.evaluate(
      async ({ width, height, angle, texels, careful }) => {
        const { Renderer } = (await import(
          '/renderer.js' as string
        )) as typeof import('../packages/viewer/src/render/renderer.ts');
        const canvas = document.body.appendChild(document.createElement('canvas'));
        const renderer = Renderer.open(canvas, { onLost: () => undefined, onRestored: () => undefined });
        if (!renderer) throw new Error('There is no WebGL 2');
        renderer.resize(width, height);
        const quads = [];
        for (const row of [0, 1]) {
          for (const column of [0, 1]) {
            // Red grows to the right, green downwards.
            const pixels = new ImageData(texels, texels);
            for (let index = 0; index < texels * texels; index++) {
              const red = (column * texels + (index % texels)) * 8;
              const green = (row * texels + Math.floor(index / texels)) * 8;
              pixels.data.set([red, green, 0, 255], index * 4);
            }
            const texture = renderer.createTexture(await createImageBitmap(pixels));
            if (!texture || texture === 'refused') throw new Error('The card took no picture');
            const [left, top] = [column / 2, row / 2];
            const area = { face: 'f' as const, left, top, right: left + 0.5, bottom: top + 0.5 };
            quads.push({ area, texture });
          }
        }
        const view = { yaw: 0, pitch: 0, hfov: angle, width, height };
        renderer.draw([{ view, quads, opacity: 1 }], careful);
        const gl = canvas.getContext('webgl2');
        const read = new Uint8Array(width * height * 4);
        gl?.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, read);
        // Rows are read from below.
        const at = (x: number, y: number, channel: number) =>
          read[((height - 1 - y) * width + x) * 4 + channel] ?? -1;
        return {
          across: Array.from({ length: width }, (_, x) => at(x, Math.floor(height * 0.28), 0)),
          down: Array.from({ length: height }, (_, y) => at(Math.floor(width * 0.27), y, 1)),
        };
      },
      { ...size, angle: hfov, texels: edge, careful: isCareful },
    );
    const focal = size.width / 2 / Math.tan(hfov / 2);
    const expected = (length: number) =>
      Array.from({ length }, (_, pixel) => shadeAt((1 + (pixel + 0.5 - length / 2) / focal) / 2));
    for (const [seen, length] of [
      [across, size.width],
      [down, size.height],
    ] as const) {
      const apart = expected(length).map((value, pixel) => Math.abs(value - (seen[pixel] ?? -1)));
      expect(Math.max(...apart)).toBeLessThan(1.5);
    }
  });
}

test('a 360° video stands upright, its middle ahead, its right to the right', async ({ page }) => {
  await page.goto(site.address);
  const seen = await page.evaluate(async () => {
    const { createSphereProgram } = (await import(
      '/sphere.js' as string
    )) as typeof import('../packages/viewer/src/render/programs/sphere-program.ts');
    const [width, height, edge] = [64, 32, 17];
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = edge;
    const gl = canvas.getContext('webgl2');
    if (!gl) throw new Error('There is no WebGL 2');
    // Red grows to the right, green downwards.
    const pixels = new ImageData(width, height);
    for (let index = 0; index < width * height; index++) {
      pixels.data.set([(index % width) * 4, Math.floor(index / width) * 8, 0, 255], index * 4);
    }
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    // A level look ahead that sees 45 degrees to each side.
    createSphereProgram(gl).draw(texture, new Float32Array([1, 0, 0, 0, 1, 0, 0, 0, -1]), [0, 0, 1, 1]);
    const at = (x: number, y: number) => {
      const pixel = new Uint8Array(4);
      gl.readPixels(x, edge - 1 - y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return [...pixel.slice(0, 2)];
    };
    const [middle, last] = [(edge - 1) / 2, edge - 1];
    return [at(middle, middle), at(0, middle), at(last, middle), at(middle, 0), at(middle, last)];
  });
  // An eighth of the way round is 32 of 256, an eighth of half of it from pole to pole 64.
  const expected = [
    [126, 124],
    [95, 124],
    [157, 124],
    [126, 63],
    [126, 185],
  ];
  const apart = seen.flat().map((value, index) => Math.abs(value - (expected.flat()[index] ?? 0)));
  expect(Math.max(...apart), JSON.stringify(seen)).toBeLessThan(4);
});
