import type { Hotspot } from '@tourwright/tour/document';
import { t } from '../editor-text.ts';
import { editorKindOf } from '../hotspots/editor-kind-of.ts';

/** What a hotspot is called in a list: by its label or heading, else by its kind. */
export function hotspotName(hotspot: Hotspot): string {
  return hotspot.text || hotspot.title || t(editorKindOf(hotspot).name);
}
