/** A published tour with a hotspot of every kind, made by the HTTP interface alone. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Hotspot, Scene, Tour } from '@tourwright/tour/document';
import { directionOf, radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { paintedPanorama } from './painted-once.ts';

/** A unit direction from degrees. */
export const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));

/** A hotspot of a kind at a place in degrees. */
export function spot(
  id: string,
  kind: string,
  yaw: number,
  pitch: number,
  more: Partial<Hotspot> = {},
): Hotspot {
  return { id, kind, position: at(yaw, pitch), scale: 1, rotation: 0, ...more };
}

export interface FullTour {
  id: string;
  preview: string;
  embed: string;
}

/** Files by their place in the tour's folder. */
type Files = Record<string, { body: Buffer; type: string }>;

type DocumentOf = (id: string) => Partial<Tour> & { scenes: Partial<Scene>[] };

/** Makes a tour as `makeTour` does, and publishes it. */
export async function publishTour(
  request: APIRequestContext,
  address: string,
  files: Files,
  documentOf: DocumentOf,
): Promise<FullTour> {
  const id = await makeTour(request, address, files, documentOf);
  const published = await request.post(`${address}/api/tours/${id}/publish`, {
    headers: { origin: address },
  });
  expect(published.ok(), await published.text()).toBe(true);
  return { id, preview: `${address}/preview/furnished?tourId=${id}`, embed: `${address}/embed/${id}` };
}

/** Signs somebody up, stores the files and makes the tour that `documentOf` makes of its id. Returns that. */
export async function makeTour(
  request: APIRequestContext,
  address: string,
  files: Files,
  documentOf: DocumentOf,
): Promise<string> {
  const headers = { origin: address };
  const email = `owner.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const signedUp = await request.post(`${address}/api/auth/sign-up/email`, {
    headers,
    data: { email, password: 'correct horse battery', name: 'Ann Lee' },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const created = await request.post(`${address}/api/tours`, {
    headers,
    data: { name: 'Furnished', scenes: [] },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = (await created.json()) as { id: string };
  for (const [place, { body, type }] of Object.entries(files)) {
    const slug = `${id}/${place}`;
    const image = { name: place.split('/').at(-1) ?? place, mimeType: type, buffer: body };
    const stored = await request.post(`${address}/upload?slug=${encodeURIComponent(slug)}`, {
      headers,
      multipart: { image },
    });
    expect(stored.ok(), `${place}: ${await stored.text()}`).toBe(true);
  }
  const draft = (await (await request.get(`${address}/api/tours/${id}`)).json()) as Tour;
  const changed = await request.patch(`${address}/api/tours/${id}`, {
    headers: { ...headers, 'if-match': `"${draft.version}"` },
    data: documentOf(id),
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await expect
    .poll(async () => isReady(request, address, id, Object.keys(files)), {
      timeout: 90_000,
      intervals: [100],
    })
    .toBe(true);
  return id;
}

async function isReady(
  request: APIRequestContext,
  address: string,
  id: string,
  places: string[],
): Promise<boolean> {
  const { images } = (await (await request.get(`${address}/api/tours/${id}/media`)).json()) as {
    images: Record<string, { state: string; panorama: unknown }>;
  };
  return places.every((place) => {
    const image = images[`${id}/${place}`];
    return image?.state === 'ready' && (place.includes('/') || image.panorama !== null);
  });
}

/** A panorama of one level, as larger ones up to 2048 are too: painted and cut in a quarter of their time. */
export async function panorama(hue: number): Promise<{ body: Buffer; type: string }> {
  return { body: await paintedPanorama(hue, 1024), type: 'image/jpeg' };
}

export async function plainPicture(
  colour: string,
  width = 600,
  height = 400,
): Promise<{ body: Buffer; type: string }> {
  const body = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { body, type: 'image/jpeg' };
}

export async function film(): Promise<{ body: Buffer; type: string }> {
  return { body: await readFile('e2e/support/film.webm'), type: 'video/webm' };
}

/** A tone. Where it begins again, browsers leave a gap that can be heard. */
export function tone(hertz: number, seconds = 1): { body: Buffer; type: string } {
  const rate = 8000;
  const samples = rate * seconds;
  const body = Buffer.alloc(44 + samples * 2);
  body.write('RIFF', 0);
  body.writeUInt32LE(36 + samples * 2, 4);
  body.write('WAVEfmt ', 8);
  body.writeUInt32LE(16, 16);
  body.writeUInt16LE(1, 20);
  body.writeUInt16LE(1, 22);
  body.writeUInt32LE(rate, 24);
  body.writeUInt32LE(rate * 2, 28);
  body.writeUInt16LE(2, 32);
  body.writeUInt16LE(16, 34);
  body.write('data', 36);
  body.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index++) {
    body.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * index) / rate)), 44 + index * 2);
  }
  return { body, type: 'audio/wav' };
}

/** The smallest brochure: a catalog, a list of pages, one empty page, and where they are. */
function smallestPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

export const pdf = { body: smallestPdf(), type: 'application/pdf' };
