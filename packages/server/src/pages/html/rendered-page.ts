import type { PageTrust } from '../../http/safety/content-security.ts';

/** A page as it is sent, and by what its scripts and styles are known. */
export interface RenderedPage {
  html: string;
  trust: PageTrust;
}
