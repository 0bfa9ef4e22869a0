import { Tooltip } from '../../ui/tooltip.tsx';
import type { Action } from '../actions/action.ts';
import { actionOf } from '../actions/all-actions.ts';
import { keyText } from '../actions/keys.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import styles from './add-dock.module.css';

/** Tools in groups; other kinds of hotspots join the second one. */
const groups: readonly (readonly { tool: 'select' | 'link' | 'info'; action: Action }[])[] = [
  [{ tool: 'select', action: actionOf('select-tool') }],
  [
    { tool: 'link', action: actionOf('link-tool') },
    { tool: 'info', action: actionOf('info-tool') },
  ],
];

/** What a click on the panorama does. */
export function AddDock({ isDisabled }: { isDisabled: boolean }) {
  const { actions } = useEditor();
  const tool = useEditorStore((state) => state.tool);
  return (
    <div className={`${styles.dock} glass`} role="toolbar" aria-label={t('dock.label')}>
      {groups.map((group) => (
        <div key={group[0]?.tool} className={styles.group} role="presentation">
          {group.map(({ tool: name, action }) => (
            <Tooltip key={name} text={t(action.label)} keys={keyText(action.keys?.[0] ?? '')} side="top">
              <button
                type="button"
                className={styles.tool}
                aria-pressed={tool === name}
                disabled={isDisabled}
                onClick={() => actions.state().setTool(name)}
              >
                <action.icon size={20} stroke={1.75} aria-hidden="true" />
                {t(`tool.${name}`)}
              </button>
            </Tooltip>
          ))}
        </div>
      ))}
    </div>
  );
}
