import { IconVideo } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** Plays a stored video, or one of YouTube or Vimeo. */
export const video: EditorKind<'video'> = {
  iconName: 'video',
  icons: ['video', 'camera', 'eye', 'star'],
  name: 'kind.video',
  adding: { icon: IconVideo, key: 'm', tool: 'tool.video', action: 'action.video', hint: 'place.video' },
  Fields: prefetchedPart(async () => (await import('./video-fields.tsx')).VideoFields),
};
