/** The address of a tour's welcome page, or of a link's. */
export function welcomeUrl(publicUrl: string, tourId: string, key?: string): string {
  const by = key === undefined ? '' : `?link=${encodeURIComponent(key)}`;
  return `${publicUrl}/welcome/${encodeURIComponent(tourId)}${by}`;
}
