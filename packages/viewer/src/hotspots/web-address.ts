/** Validates an address typed by a tour's owner: nothing that could run code in our page. */
export interface WebAddress {
  href: string;
  /** Whose page it is; '' where there is none, as in mail addresses. */
  host: string;
}

const safe = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Reads an address as people type it; null unless it is http, https, mail or telephone. */
export function webAddress(url: string | undefined): WebAddress | null {
  const text = url?.trim() ?? '';
  // People write "example.com" and mean the page.
  const whole = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(whole)) return null;
  const { protocol, href, host } = new URL(whole);
  return safe.has(protocol) ? { href, host } : null;
}
