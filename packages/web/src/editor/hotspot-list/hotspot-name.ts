import { type Hotspot, isKind, type Tour } from '@tourwright/tour/document';
import { shownHotspot } from '@tourwright/tour/rules';
import { t } from '../editor-text.ts';
import { editorKindOf } from '../hotspots/editor-kind-of.ts';

/** What a hotspot is called in a list: by its label or heading, a link by the scene that it leads to, else by its kind. */
export function hotspotName(tour: Pick<Tour, 'products' | 'scenes'>, hotspot: Hotspot): string {
  const { text, title } = shownHotspot(tour, hotspot);
  return text || title || targetName(tour, hotspot) || t(editorKindOf(hotspot).name);
}

function targetName({ scenes }: Pick<Tour, 'scenes'>, hotspot: Hotspot): string | undefined {
  return isKind(hotspot, 'link') ? scenes.find(({ id }) => id === hotspot.targetSceneId)?.name : undefined;
}
