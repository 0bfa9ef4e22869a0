import { ApiError, type ImageInfo, type Problem } from '@tourwright/api';
import type { SlugArea } from '@tourwright/tour/rules';
import { newId } from '../../client/new-id.ts';

/** Stores a small picture in a folder of a tour, under a name of its own. Throws when it was not taken. */
export async function storePicture(tourId: string, area: SlugArea, file: File): Promise<ImageInfo> {
  const ending = /\.[a-z0-9]{2,5}$/i.exec(file.name)?.[0] ?? '';
  const slug = `${tourId}/${area}/${newId()}${ending.toLowerCase()}`;
  const form = new FormData();
  form.append('image', file, file.name);
  const path = `/upload?slug=${encodeURIComponent(slug)}`;
  const response = await fetch(path, { method: 'POST', body: form, credentials: 'same-origin' });
  if (!response.ok) throw new ApiError((await response.json()) as Problem);
  const { url } = (await response.json()) as { url: string };
  const unknown = { width: null, height: null, reason: null, panorama: null };
  return { ...unknown, slug, url, thumbnail: url, state: 'ready', progress: 1, sizeBytes: file.size };
}
