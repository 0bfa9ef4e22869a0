import type { Adding, AnyEditorKind } from './editor-kind.ts';
import { editorKinds } from './editor-kinds.ts';
import { info } from './info/info.tsx';

/** A kind of a later version says what an info says, and has no name of its own. */
const unknownKind: AnyEditorKind = { ...(info as AnyEditorKind), name: 'kind.unknown' };

/** What is known of a hotspot's kind. */
export function editorKindOf({ kind }: { kind: string }): AnyEditorKind {
  return editorKinds.of(kind) ?? unknownKind;
}

/** The kinds that can be added, and how. */
export function addableKinds(): [kind: string, adding: Adding][] {
  return Object.entries(editorKinds.all).flatMap(([kind, { adding }]) => (adding ? [[kind, adding]] : []));
}
