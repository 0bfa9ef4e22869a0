import { escapeHtml } from '../../http/answers/escape-html.ts';
import { welcomeUrl } from '../welcome-url.ts';

/** The tag by which sites find the answer for a page. */
export function discoveryTag(
  publicUrl: string,
  tourId: string,
  key: string | undefined,
  title: string,
): string {
  const address = `${publicUrl}/api/oembed?format=json&url=${encodeURIComponent(welcomeUrl(publicUrl, tourId, key))}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}" title="${escapeHtml(title)}">`;
}
