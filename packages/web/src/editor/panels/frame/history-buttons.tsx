import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { actionOf } from '../../actions/all-actions.ts';
import { keysOf } from '../../actions/chosen-keys.ts';
import { keyText } from '../../actions/keys.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { stepText } from '../../session/step-text.ts';
import { canRedo, canUndo } from '../../state/can-undo.ts';

/** Undo and redo; their tooltips name the step. */
export function HistoryButtons({ className }: { className: string | undefined }) {
  const { actions } = useEditor();
  // While a photo is adjusted it is the choices there that are taken back; they have no names.
  const done = useEditorStore(({ history, adjusting }) => (adjusting ? undefined : history.done.at(-1)));
  const undone = useEditorStore(({ history, adjusting }) => (adjusting ? undefined : history.undone.at(-1)));
  const hasDone = useEditorStore(canUndo);
  const hasUndone = useEditorStore(canRedo);
  return (
    <>
      <IconButton
        size="small"
        className={className}
        label={done ? t('undo.step', { step: stepText(done.name) }) : t('action.undo')}
        keys={keyText(keysOf(actionOf('undo'))[0] ?? '')}
        icon={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
        disabled={!hasDone}
        onClick={() => actionOf('undo').run(actions)}
      />
      <IconButton
        size="small"
        className={className}
        label={undone ? t('redo.step', { step: stepText(undone.name) }) : t('action.redo')}
        keys={keyText(keysOf(actionOf('redo'))[0] ?? '')}
        icon={<IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />}
        disabled={!hasUndone}
        onClick={() => actionOf('redo').run(actions)}
      />
    </>
  );
}
