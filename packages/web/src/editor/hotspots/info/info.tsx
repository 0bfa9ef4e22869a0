import { IconInfoCircle } from '@tabler/icons-react';
import { ButtonFields } from '../button-fields.tsx';
import type { EditorKind } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { SaidFields } from '../said-fields.tsx';

/** Says something in a panel beside the picture. */
export const info: EditorKind<'info'> = {
  iconName: 'info-circle',
  icons: ['info-circle', 'question-mark', 'eye', 'star'],
  name: 'kind.info',
  adding: { icon: IconInfoCircle, key: 'i', tool: 'tool.info', action: 'action.info', hint: 'place.info' },
  Fields: (props) => (
    <>
      <SaidFields {...props} />
      <PicturesPart {...props} />
      <ButtonFields {...props} />
    </>
  ),
};
