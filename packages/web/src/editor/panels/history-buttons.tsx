import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { keyText } from '../actions/keys.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { stepText } from '../session/step-text.ts';

/** Undo and redo; their tooltips name the step. */
export function HistoryButtons({ className }: { className: string | undefined }) {
  const { actions } = useEditor();
  const done = useEditorStore(({ history }) => history.done.at(-1));
  const undone = useEditorStore(({ history }) => history.undone.at(-1));
  return (
    <>
      <IconButton
        size="small"
        className={className}
        label={done ? t('undo.step', { step: stepText(done.name) }) : t('action.undo')}
        keys={keyText('Mod+z')}
        icon={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
        disabled={!done}
        onClick={actions.undo}
      />
      <IconButton
        size="small"
        className={className}
        label={undone ? t('redo.step', { step: stepText(undone.name) }) : t('action.redo')}
        keys={keyText('Mod+Shift+z')}
        icon={<IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />}
        disabled={!undone}
        onClick={actions.redo}
      />
    </>
  );
}
