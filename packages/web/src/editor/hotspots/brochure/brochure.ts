import type { EditorKind } from '../editor-kind.ts';
import { SaidFields } from '../said-fields.tsx';

/** One of the tour’s documents; which one comes with the document. */
export const brochure: EditorKind<'brochure'> = {
  iconName: 'file-text',
  name: 'kind.brochure',
  Fields: SaidFields,
};
