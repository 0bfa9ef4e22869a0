import type { Tour } from '@tourwright/tour/document';
import { describeEdit, type Edit } from '@tourwright/tour/edit';
import type { TextId } from '../editor-text.ts';
import { stepOf } from '../hotspots/step-of.ts';

/** What a step of the history is called; a hotspot without a name goes by its kind. The tour is the one before the edit. */
export function describeStep(edit: Edit, tour: Tour): { id: TextId; values: Record<string, string> } {
  // Every kind of edit has words: the compiler names the one that has none.
  const described = describeEdit(edit, tour) satisfies { id: TextId };
  if (described.values['name'] !== '' || !('hotspot' in edit || 'hotspotId' in edit)) return described;
  const scene = tour.scenes.find(({ id }) => id === edit.sceneId);
  const hotspot = 'hotspot' in edit ? edit.hotspot : scene?.hotspots.find(({ id }) => id === edit.hotspotId);
  return hotspot ? stepOf(described.id, hotspot) : described;
}
