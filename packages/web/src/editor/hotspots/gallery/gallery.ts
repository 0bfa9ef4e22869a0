import type { EditorKind } from '../editor-kind.ts';
import { UnseenFields } from '../said-fields.tsx';

/** Pictures, large; they come with the document. */
export const gallery: EditorKind<'gallery'> = {
  iconName: 'photo',
  name: 'kind.gallery',
  Fields: UnseenFields,
};
