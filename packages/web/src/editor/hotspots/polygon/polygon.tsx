import { IconPolygon } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** An area that says something. */
export const polygon: EditorKind<'polygon'> = {
  iconName: 'info-circle',
  name: 'kind.polygon',
  adding: {
    icon: IconPolygon,
    key: 'y',
    tool: 'tool.polygon',
    action: 'action.polygon',
    hint: 'place.polygon',
    isOutline: true,
  },
  Fields: prefetchedPart(async () => (await import('./polygon-fields.tsx')).PolygonFields),
};
