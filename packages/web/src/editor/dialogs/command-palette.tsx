import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Command } from 'cmdk';
import { type RefObject, useRef, useState } from 'react';
import type { Action } from '../actions/action.ts';
import { allActions, isEnabled } from '../actions/all-actions.ts';
import { keysOf } from '../actions/chosen-keys.ts';
import { keyText } from '../actions/keys.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { HotspotGroup } from '../hotspot-list/hotspot-group.tsx';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import styles from './command-palette.module.css';
import { paletteFilter } from './palette-filter.ts';

interface CommandPaletteProps {
  isOpen: boolean;
  /** What was typed before the field had the focus. */
  typed: string;
  onClose(): void;
}

/** Ids of what was chosen last in this visit, newest first. */
let recent: readonly string[] = [];

/** Every action and every scene, by a few letters. */
export function CommandPalette({ isOpen, typed, onClose }: CommandPaletteProps) {
  // By the dialog: it would not know where to give the focus back to if the field took it first.
  const field = useRef<HTMLInputElement>(null);
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.popup} aria-label={t('palette.title')} initialFocus={field}>
          <PaletteList field={field} typed={typed} onClose={onClose} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface PaletteListProps extends Pick<CommandPaletteProps, 'typed' | 'onClose'> {
  field: RefObject<HTMLInputElement | null>;
}

function PaletteList({ field, typed, onClose }: PaletteListProps) {
  const { actions } = useEditor();
  const state = useEditorStore((whole) => whole);
  const [written, setQuery] = useState<string | null>(null);
  const query = written ?? typed;
  const listed = allActions.filter((action) => !action.isKeyOnly && action.id !== 'palette');
  const sorted = [...listed].sort((a, b) => rankOf(a) - rankOf(b));
  const labels = listed.map(({ label }) => t(label));
  const filter = paletteFilter(query, labels, state.tour);
  const run = (action: Action) => {
    recent = [action.id, ...recent.filter((id) => id !== action.id)].slice(0, 8);
    onClose();
    runSoon(() => action.run(actions));
  };
  return (
    <Command label={t('palette.title')} filter={filter} className={styles.command}>
      <Command.Input
        ref={field}
        value={query}
        onValueChange={setQuery}
        placeholder={t('palette.search')}
        className={styles.input}
      />
      <div role="status">
        <Command.Empty className={styles.empty}>{t('palette.none', { query })}</Command.Empty>
      </div>
      <Command.List className={styles.list} label={t('palette.title')}>
        <Command.Group heading={t('palette.actions')}>
          {sorted.map((action) => (
            <Command.Item
              key={action.id}
              value={`${t(action.label)} ${action.id}`}
              keywords={action.alsoCalled ? [t(action.alsoCalled)] : []}
              disabled={!isEnabled(action, state)}
              onSelect={() => run(action)}
              className={styles.item}
            >
              <action.icon size={18} stroke={1.75} aria-hidden="true" />
              <span>{t(action.label)}</span>
              {keysOf(action)[0] && <kbd>{keyText(keysOf(action)[0] ?? '')}</kbd>}
            </Command.Item>
          ))}
        </Command.Group>
        <Command.Group heading={t('palette.scenes')}>
          {state.tour?.scenes.map(({ id, name, slug }) => (
            <Command.Item
              key={id}
              value={`${name} ${id}`}
              onSelect={() => {
                onClose();
                state.selectScene(id);
              }}
              className={styles.item}
            >
              <SceneThumbnail slug={slug} className={styles.picture} />
              <span>{t('palette.go', { name })}</span>
            </Command.Item>
          ))}
        </Command.Group>
        <HotspotGroup query={query} onClose={onClose} />
      </Command.List>
    </Command>
  );
}

/** After the dialog has given the focus back; Escape in between gives it up. */
function runSoon(act: () => void): void {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    act();
  }, 50);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    clearTimeout(timer);
    waiting.abort();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: waiting.signal });
}

function rankOf(action: Action): number {
  const place = recent.indexOf(action.id);
  return place === -1 ? recent.length : place;
}
