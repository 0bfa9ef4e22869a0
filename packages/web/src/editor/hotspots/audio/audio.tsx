import { IconVolume } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** A sound, from a panel or from where it is. */
export const audio: EditorKind<'audio'> = {
  iconName: 'volume',
  icons: ['volume', 'info-circle', 'heart', 'star'],
  name: 'kind.audio',
  adding: { icon: IconVolume, key: 'a', tool: 'tool.audio', action: 'action.audio', hint: 'place.audio' },
  Fields: prefetchedPart(async () => (await import('./audio-fields.tsx')).AudioFields),
};
