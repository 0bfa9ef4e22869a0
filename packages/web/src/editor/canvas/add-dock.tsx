import { Tooltip } from '../../ui/tooltip.tsx';
import type { Action } from '../actions/action.ts';
import { actionOf } from '../actions/all-actions.ts';
import { keyText } from '../actions/keys.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { type TextId, t } from '../editor-text.ts';
import { addableKinds } from '../hotspots/editor-kind-of.ts';
import styles from './add-dock.module.css';

interface ToolButton {
  tool: string;
  name: TextId;
  action: Action;
}

/** Tools in groups: what takes hold of things, and what each kind of hotspot is added with. */
const groups: readonly (readonly ToolButton[])[] = [
  [{ tool: 'select', name: 'tool.select', action: actionOf('select-tool') }],
  addableKinds().map(([kind, { tool }]) => ({ tool: kind, name: tool, action: actionOf(`${kind}-tool`) })),
];

/** What a click on the panorama does. */
export function AddDock({ isDisabled }: { isDisabled: boolean }) {
  const { actions } = useEditor();
  const tool = useEditorStore((state) => state.tool);
  return (
    <div className={`${styles.dock} glass`} role="toolbar" aria-label={t('dock.label')}>
      {groups.map((group) => (
        <div key={group[0]?.tool} className={styles.group} role="presentation">
          {group.map(({ tool: own, name, action }) => (
            <Tooltip key={own} text={t(action.label)} keys={keyText(action.keys?.[0] ?? '')} side="top">
              <button
                type="button"
                className={styles.tool}
                aria-pressed={tool === own}
                disabled={isDisabled}
                onClick={() => actions.state().setTool(own)}
              >
                <action.icon size={20} stroke={1.75} aria-hidden="true" />
                {t(name)}
              </button>
            </Tooltip>
          ))}
        </div>
      ))}
    </div>
  );
}
