/** The link of a visit, sent with requests to the server; small, since every visitor's page loads it. */

/** By the key of the link; for frames whose storage is closed. */
const passes = new Map<string, string>();
const nameOf = (key: string) => `tourwright-pass-${key}`;

/** What lets this tab into the tour of a link; null while nothing does. */
export function passOf(key: string): string | null {
  return passes.get(key) ?? read(nameOf(key));
}

/** Keeps the pass of a link for this tab; null drops it. */
export function keepPass(key: string, pass: string | null): void {
  if (pass === null) passes.delete(key);
  else passes.set(key, pass);
  write(nameOf(key), pass);
}

/** The link by which this page was opened, if it was by one. */
export function linkInAddress(): string | undefined {
  return new URLSearchParams(location.search).get('link') ?? undefined;
}

/** What an address says of the link; empty for the tour's own page. */
export function linkQuery(key: string | null | undefined): string {
  if (!key) return '';
  const pass = passOf(key);
  return `?link=${encodeURIComponent(key)}${pass === null ? '' : `&pass=${encodeURIComponent(pass)}`}`;
}

/** Whether this tab was counted as a visit of the link; from now on it was. */
export function wasCounted(key: string): boolean {
  const name = `tourwright-counted-${key}`;
  const was = passes.has(name) || read(name) !== null;
  passes.set(name, '1');
  write(name, '1');
  return was;
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // A frame without an origin has none.
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // The tab remembers it until it is loaded again.
  }
}
