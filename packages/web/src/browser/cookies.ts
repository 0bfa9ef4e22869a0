/** Cookies of this browser, which the server reads too. */

/** A cookie's value; null without it, and in a frame without an origin of its own, which may not ask. */
export function readCookie(name: string): string | null {
  for (const pair of allCookies().split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) === name) return decoded(pair.slice(at + 1)) || null;
  }
  return null;
}

/** How long a visitor's choice (language, theme) is kept: a year. */
export const choiceSeconds = 365 * 24 * 3600;

/** Keeps a value for this long on the whole site; 0 drops it. */
export function writeCookie(name: string, value: string, ageSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, and not in plain http
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${ageSeconds}; SameSite=Lax`;
}

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The raw value where it cannot be decoded: somebody else wrote it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
