/** Removes duplicate scenes: the first with the same url (or slug, if there is no url) stays. */
export function uniqueScenes<S extends { url?: string | undefined; slug?: string | undefined }>(
  scenes: readonly S[],
): S[] {
  const seen = new Set<string>();
  return scenes.filter((scene) => {
    const image = scene.url ?? scene.slug ?? '';
    if (image === '') return true;
    if (seen.has(image)) return false;
    seen.add(image);
    return true;
  });
}
