import { api } from '../client/api.ts';
import { RequestError } from '../client/requests/get-json.ts';
import { middle, type Size, type Square, squareOf } from './crop.ts';

/** Pixels of a side: enough for every place that shows it. */
const side = 640;

/** Where a user's photo is: always the same slug, so that the user's folder holds one item. */
const slugOf = (userId: string) => `users/${userId}/profile-image`;

/**
 * Stores a picture as the user's photo, or that square of it, and answers its address. Throws what is not a picture as `NotAnImage`.
 */
export async function savePhoto(userId: string, file: Blob, square?: Square): Promise<string> {
  const form = new FormData();
  form.append('image', await toSquare(file, square), 'profile-image');
  const path = `/upload?slug=${encodeURIComponent(slugOf(userId))}`;
  const response = await fetch(path, { method: 'POST', body: form, credentials: 'same-origin' });
  if (response.status === 415 || response.status === 422) throw new NotAnImage();
  if (!response.ok) throw new RequestError(path, response.status);
  const { url } = (await response.json()) as { url: string };
  return url;
}

/** Takes the photo away; answers it, so that this can be taken back, or null where it cannot be read. */
export async function removePhoto(userId: string, url: string): Promise<Blob | null> {
  const copy = await fetch(url, { credentials: 'same-origin' })
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null);
  await api.deleteImage({ query: { slug: slugOf(userId) } });
  return copy;
}

/** The file cannot be read as a picture. */
export class NotAnImage extends Error {}

/** How large a picture is, upright; null if the browser cannot decode it. Throws `NotAnImage`. */
export async function measurePhoto(file: Blob): Promise<Size | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  const picture = await open(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

/**
 * Crops to a square, the middle one by default, and downsamples it, so that large photos also upload over a slow
 * connection.
 */
async function toSquare(file: Blob, square?: Square): Promise<Blob> {
  // Where the browser cannot, the server does with the whole file.
  if (typeof createImageBitmap === 'undefined') return file;
  const picture = await open(file);
  const { left, top, size } = square ?? squareOf(picture, middle);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, Math.round(size));
  canvas.getContext('2d')?.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9));
}

function open(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new NotAnImage();
  });
}
