/** What npm's sharp cannot open by itself, as AVIF and WebP too. `images.test.ts` holds it for an ordinary panorama. */
import { readFileSync } from 'node:fs';
import { packFaces, paintedHeic, paintFaces } from '@tourwright/cutter/testing';
import { faces } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { imageClient } from '../testing/image-client.ts';

test.each(['tar', 'heic'])('a scene of a .%s is cut in the other formats too', async (extension) => {
  const server = await openTestServer({ config: { betterTiles: true } });
  const ben = imageClient(server, await server.signUp('ben@example.com'));
  await server.work();
  const tourId = await ben.createTour();
  const slug = `${tourId}/hall.${extension}`;
  await ben.post(slug, extension === 'heic' ? readFileSync(paintedHeic) : await packedFaces());
  await ben.until(tourId, slug, 'ready');
  await expect
    .poll(async () => (await ben.mediaOf(tourId))[slug], { timeout: 110_000 })
    .toMatchObject({ panorama: { manifest: { formats: ['avif', 'webp', 'jpg'] } } });
  await server.close();
});

async function packedFaces(): Promise<Buffer> {
  const painted = await paintFaces(128);
  return packFaces(
    faces.map((face) => ({
      face,
      fileName: `hall_${face}.png`,
      bytes: painted.get(face) ?? Buffer.alloc(0),
    })),
  );
}
