import type { ViewerTexts } from '../../texts.ts';
import { viewerKinds } from '../viewer-kinds.ts';

/** What a hotspot is called for screen readers, as the host says it, or else in English; `name` and `host` may be empty. */
export function kindName({ kind: ofHost }: ViewerTexts, kind: string, name = '', host = ''): string {
  if (ofHost) return ofHost(kind, name, host);
  const { word = 'Note', isNameEnough } = viewerKinds.of(kind) ?? {};
  if (host) return name ? `${name}, opens ${host}` : `Opens ${host}`;
  if (isNameEnough) return name || word;
  return name ? `${name}, ${word.toLowerCase()}` : word;
}
