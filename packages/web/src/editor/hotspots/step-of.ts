import { isTextId, type TextId, t } from '../editor-text.ts';

interface Named {
  text?: string | undefined;
  title?: string | undefined;
  kind: string;
}

/** What a hotspot is called: by its label, else by its kind. */
export function nameOf({ text, title, kind }: Named): string {
  const ofKind = `kind.${kind}`;
  return text || title || t(isKindName(ofKind) ? ofKind : 'kind.unknown');
}

/** A step of the history about a hotspot. */
export function stepOf(id: TextId, hotspot: Named): { id: TextId; values: { name: string } } {
  return { id, values: { name: nameOf(hotspot) } };
}

type KindName = Extract<TextId, `kind.${string}`>;
const isKindName = (id: string): id is KindName => isTextId(id);
