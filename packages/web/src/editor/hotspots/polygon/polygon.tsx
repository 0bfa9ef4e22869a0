import { IconPolygon } from '@tabler/icons-react';
import { ButtonFields } from '../button-fields.tsx';
import type { EditorKind } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { SaidFields } from '../said-fields.tsx';

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
  Fields: (props) => (
    <>
      <SaidFields {...props} />
      <PicturesPart {...props} />
      <ButtonFields {...props} />
    </>
  ),
};
