import type { EditorKind } from '../editor-kind.ts';
import { SaidFields } from '../said-fields.tsx';

/** An area that says something; its corners come with the document. */
export const polygon: EditorKind<'polygon'> = {
  iconName: 'info-circle',
  name: 'kind.polygon',
  Fields: SaidFields,
};
