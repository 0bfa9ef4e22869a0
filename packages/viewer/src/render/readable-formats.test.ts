import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function formatsWhere(decode: () => Promise<unknown>): Promise<string[]> {
  vi.stubGlobal('createImageBitmap', decode);
  vi.resetModules();
  const { readableFormats } = await import('./readable-formats.ts');
  await new Promise((resolve) => setTimeout(resolve));
  return readableFormats(['avif', 'webp', 'jpg']);
}

test('a browser that reads AVIF is given AVIF', async () => {
  expect(await formatsWhere(async () => ({ close: () => undefined }))).toEqual(['avif', 'webp', 'jpg']);
});

test('an older browser fetches no tile in vain', async () => {
  expect(await formatsWhere(() => Promise.reject(new Error('no such codec')))).toEqual(['webp', 'jpg']);
});
