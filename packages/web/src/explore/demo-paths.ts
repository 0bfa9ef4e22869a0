/** The address of a demo's welcome page. */
export function welcomePath(id: string): string {
  return `/welcome/${encodeURIComponent(id)}`;
}

/** The viewer with nothing but the panorama, to be framed. */
export function livePath(id: string): string {
  return `/embed/${encodeURIComponent(id)}?ui=0`;
}
