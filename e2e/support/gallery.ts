/** A gallery of painted tours in a running Tourwright, as its visitors find it. */
import type { Page } from '@playwright/test';
import type { DemoEntry } from '@tourwright/api';
import { paintedPanorama } from './painted-once.ts';
import { expect } from './test.ts';

/** A scene this small is cut in a moment. */
const waiting = { intervals: [100], timeout: 60_000 };
const view = { cameraPosition: [0, 0, 0.01], cameraDirection: [0, 0, 0], hotspots: [], videos: [] };

/** Makes published tours by the API and lets this page's gallery list them. */
export async function showGallery(
  page: Page,
  address: string,
  names: readonly string[],
): Promise<DemoEntry[]> {
  const { request } = page.context();
  const headers = { origin: address };
  const email = `demo.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'correct horse battery';
  const person = { email, password, name: 'Demo' };
  expect((await request.post(`${address}/api/auth/sign-up/email`, { headers, data: person })).ok()).toBe(
    true,
  );
  const items: DemoEntry[] = [];
  for (const [index, title] of names.entries()) {
    const category = index === names.length - 1 ? 'retail' : 'real-estate';
    const data = { name: title, tourtype: category, description: `What ${title} is like.` };
    const tour = await (await request.post(`${address}/api/tours`, { headers, data })).json();
    const slug = `${tour.id}/room.jpg`;
    const buffer = await paintedPanorama(index * 80, 1024);
    const image = { name: 'room.jpg', mimeType: 'image/jpeg', buffer };
    await request.post(`${address}/upload?slug=${encodeURIComponent(slug)}`, {
      headers,
      multipart: { image },
    });
    const scenes = [{ id: 1, name: 'Room', slug, ...view }];
    const patch = { headers: { ...headers, 'if-match': `"${tour.version}"` }, data: { scenes } };
    await request.patch(`${address}/api/tours/${tour.id}`, patch);
    await expect
      .poll(async () => {
        const { images } = await (await request.get(`${address}/api/tours/${tour.id}/media`)).json();
        return images[slug]?.state;
      }, waiting)
      .toBe('ready');
    await request.post(`${address}/api/tours/${tour.id}/publish`, { headers, data: {} });
    const { images } = await (await request.get(`${address}/api/tours/${tour.id}/media`)).json();
    const thumbnail = images[slug].thumbnail;
    items.push({ id: tour.id, title, description: data.description, category, thumbnail });
  }
  await page.context().clearCookies();
  await page.route('**/api/demos', (route) => route.fulfill({ json: { items, preparing: 0 } }));
  return items;
}
