import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeTour } from './full-tour.ts';
import { sharpViewer } from './owner.ts';

/** A room that is lit from one side, with a magenta picture on its wall, to the right of its middle and above. */
async function litRoom(): Promise<Buffer> {
  const light = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1024"><linearGradient id="a" x2="1" y2="1"><stop stop-color="#888"/><stop offset="1" stop-color="#ddd"/></linearGradient><rect width="2048" height="1024" fill="url(#a)"/></svg>',
  );
  const picture = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#d000d0' } })
    .png()
    .toBuffer();
  return sharp(light)
    .composite([{ input: picture, left: 1100, top: 400 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Opens a new tour of the room in the editor; its id once it is sharp. */
export async function openLitRoom(page: Page, address: string): Promise<string> {
  const files = { '1.jpg': { body: await litRoom(), type: 'image/jpeg' } };
  const id = await makeTour(page.request, address, files, (tourId) => {
    return {
      name: 'Mill',
      scenes: [{ id: 1, name: 'Hall', slug: `${tourId}/1.jpg`, hotspots: [] }],
    } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await sharpViewer(page);
  return id;
}
