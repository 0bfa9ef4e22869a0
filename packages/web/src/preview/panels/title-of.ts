import type { Hotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer';
import { t } from './panels-text.ts';

/** What a hotspot is called: by its own name, else by whose page it is, else by what it is. */
export function titleOf({ kind, title, text, url }: Hotspot): string {
  return title || text || (kind === 'web' && webAddress(url)?.host) || t(kinds[kind] ?? 'panel.note');
}

const kinds: Record<string, Parameters<typeof t>[0]> = {
  image: 'panel.picture',
  gallery: 'panel.pictures',
  video: 'panel.video',
  audio: 'panel.audio',
  brochure: 'panel.brochure',
  product: 'panel.product',
  embed: 'panel.page',
};
