import { IconInfoCircle } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** Says something in a panel beside the picture. */
export const info: EditorKind<'info'> = {
  iconName: 'info-circle',
  icons: ['info-circle', 'question-mark', 'eye', 'star'],
  name: 'kind.info',
  adding: { icon: IconInfoCircle, key: 'i', tool: 'tool.info', action: 'action.info', hint: 'place.info' },
  Fields: prefetchedPart(async () => (await import('./info-fields.tsx')).InfoFields),
};
