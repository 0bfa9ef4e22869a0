import type { Hotspot, Scene, Vector } from '@tourwright/tour/document';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import inspector from '../../panels/inspector.module.css';
import { showHotspot } from '../../session/look-at.ts';
import { newEdit } from '../../state/new-edit.ts';
import { l } from '../linking-text.ts';
import { isUncertain } from '../picker/link-scenes.ts';
import { WayBackPart } from './way-back-part.tsx';
import { whyThere } from './why-there.ts';

/** The way back that is there, seen where it is, to be checked and moved. */
export function ExistingBack({ from, to, back }: { from: Scene; to: Scene; back: Hotspot }) {
  const { actions } = useEditor();
  const { store } = actions;
  const unchecked = useEditorStore((state) => state.uncheckedBacks[back.id]);
  const [dragged, setDragged] = useState<Vector | null>(null);
  const [around] = useState(back.position);
  const check = () => {
    const { [back.id]: _, ...uncheckedBacks } = store.getState().uncheckedBacks;
    store.setState({ uncheckedBacks });
  };
  const move = (position: Vector, isDone: boolean) => {
    setDragged(isDone ? null : position);
    if (!isDone) return;
    check();
    const edit = newEdit({ kind: 'hotspot.move', sceneId: to.id, hotspotId: back.id, position });
    store.getState().commit(edit, { gesture: `way-back/${back.id}` });
  };
  return (
    <WayBackPart
      {...{ from, to, around }}
      position={dragged ?? back.position}
      why={unchecked ? whyThere(unchecked) : ''}
      isUnchecked={unchecked !== undefined}
      isAsked={unchecked !== undefined && isUncertain(unchecked)}
      onMove={move}
    >
      <div className={inspector.row}>
        {unchecked && (
          <Button size="small" onClick={check}>
            {l('back.ok')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => showHotspot(actions, to.id, back.id)}>
          {l('back.go', { name: to.name })}
        </Button>
      </div>
    </WayBackPart>
  );
}
