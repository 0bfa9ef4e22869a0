import type { EditorKind } from '../editor-kind.ts';
import { UnseenFields } from '../said-fields.tsx';

/** One picture, large; it comes with the document. */
export const image: EditorKind<'image'> = { iconName: 'photo', name: 'kind.image', Fields: UnseenFields };
