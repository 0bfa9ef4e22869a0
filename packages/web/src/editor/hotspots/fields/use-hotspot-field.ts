import type { Hotspot } from '@tourwright/tour/document';
import { useEditorStore } from '../../editor-store.ts';
import { newEdit } from '../../state/new-edit.ts';
import type { FieldsProps } from '../editor-kind.ts';

/** Sets a field of a hotspot, one undo step for each gesture; null removes it. Returns whether it was done. */
export function useHotspotField<Of extends Hotspot>({ scene, hotspot }: FieldsProps<Of>) {
  const commit = useEditorStore((state) => state.commit);
  return (field: string & keyof Of, value: unknown, gesture?: string): boolean => {
    const change = { kind: 'hotspot.set', sceneId: scene.id, hotspotId: hotspot.id, field, value } as const;
    return commit(newEdit(change), gesture === undefined ? {} : { gesture }).ok;
  };
}
