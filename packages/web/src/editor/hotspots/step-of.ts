import { isTextId, type TextId, t } from '../editor-text.ts';

/** A step of the history about a hotspot, which is called by its label, else by its kind. */
export function stepOf(
  id: TextId,
  { text, title, kind }: { text?: string | undefined; title?: string | undefined; kind: string },
): { id: TextId; values: { name: string } } {
  const ofKind = `kind.${kind}`;
  return { id, values: { name: text || title || t(isKindName(ofKind) ? ofKind : 'kind.unknown') } };
}

type KindName = Extract<TextId, `kind.${string}`>;
const isKindName = (id: string): id is KindName => isTextId(id);
