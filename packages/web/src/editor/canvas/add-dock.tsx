import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { actionOf } from '../actions/all-actions.ts';
import { keysOf } from '../actions/chosen-keys.ts';
import { keyText } from '../actions/keys.ts';
import { useKeys } from '../actions/use-keys.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { isTextId, type TextId, t } from '../editor-text.ts';
import { addableKinds } from '../hotspots/editor-kind-of.ts';
import styles from './add-dock.module.css';

/** Always in sight; `audio` and the one that depends on the tour where there is room. */
const common = ['link', 'info', 'image', 'video'];
const roomy = 'audio';

/** What a click on the panorama does: the tools that one needs most, and all others behind a menu. */
export function AddDock({ isDisabled }: { isDisabled: boolean }) {
  const { actions, canvas } = useEditor();
  useKeys();
  const tool = useEditorStore((state) => state.tool);
  const special = useEditorStore((state) => (state.tour?.tourtype === 'retail' ? 'product' : 'brochure'));
  const kinds = new Map(addableKinds());
  const toolOf = (kind: string) => kinds.get(kind)?.tool;
  const dock = useRef<HTMLDivElement>(null);
  // The menu repeats nothing of the dock, which has less room beside a drawer and on a phone.
  const [isRoomy, setRoomy] = useState(false);
  const look = () => setRoomy(dock.current?.querySelector('[data-roomy]')?.checkVisibility?.() ?? false);
  const others = [...kinds].filter(([kind]) => !common.includes(kind));
  const inMenu = isRoomy ? others.filter(([kind]) => kind !== roomy && kind !== special) : others;
  const isInMenu = others.some(([kind]) => kind === tool) && tool !== roomy && tool !== special;
  const surface = actionOf('add-surface');
  const choose = (name: string) => actions.state().setTool(name);
  // There the tool is used; back at the button, Enter would only open the menu again.
  const focusAfter = () => canvas.current?.focus();
  return (
    <div className={styles.place}>
      <div ref={dock} className={`${styles.dock} glass`} role="toolbar" aria-label={t('dock.label')}>
        <div className={styles.group} role="presentation">
          <ToolButton tool="select" name="tool.select" {...{ isDisabled, choose }} isOn={tool === 'select'} />
        </div>
        <div className={styles.group} role="presentation">
          {[...common, roomy, special].map((kind) => {
            const name = toolOf(kind);
            if (!name) return null;
            return (
              <ToolButton
                key={kind}
                tool={kind}
                {...{ name, isDisabled, choose }}
                isRoomy={!common.includes(kind)}
                isOn={tool === kind}
              />
            );
          })}
        </div>
        <div className={styles.group} role="presentation">
          <Menu
            side="top"
            onOpenChange={look}
            trigger={
              <button type="button" className={styles.tool} aria-pressed={isInMenu} disabled={isDisabled}>
                <IconDots size={20} stroke={1.75} aria-hidden="true" />
                {t('tool.more')}
              </button>
            }
            entries={[
              ...inMenu.map(([kind, { tool: name, icon: Icon }]) => ({
                id: kind,
                label: t(name),
                ...hintOf(kind),
                icon: <Icon size={18} stroke={1.75} aria-hidden="true" />,
                keys: keyText(keysOf(actionOf(`${kind}-tool`))[0] ?? ''),
                onSelect: () => choose(kind),
                focusAfter,
              })),
              {
                id: surface.id,
                label: t('tool.surface'),
                ...hintOf('surface'),
                icon: <surface.icon size={18} stroke={1.75} aria-hidden="true" />,
                keys: keyText(keysOf(surface)[0] ?? ''),
                onSelect: () => surface.run(actions),
                focusAfter,
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

function hintOf(kind: string): { hint?: string } {
  const id = `tool.hint.${kind}`;
  return isTextId(id) ? { hint: t(id) } : {};
}

interface ToolButtonProps {
  tool: string;
  name: TextId;
  isOn: boolean;
  isDisabled: boolean;
  /** In the menu where there is no room. */
  isRoomy?: boolean;
  choose(tool: string): void;
}

function ToolButton({ tool, name, isOn, isDisabled, isRoomy = false, choose }: ToolButtonProps) {
  const action = actionOf(`${tool}-tool`);
  return (
    <Tooltip text={t(action.label)} keys={keyText(keysOf(action)[0] ?? '')} side="top">
      <button
        type="button"
        className={styles.tool}
        data-roomy={isRoomy || undefined}
        aria-pressed={isOn}
        disabled={isDisabled}
        onClick={() => choose(tool)}
      >
        <action.icon size={20} stroke={1.75} aria-hidden="true" />
        {t(name)}
      </button>
    </Tooltip>
  );
}
