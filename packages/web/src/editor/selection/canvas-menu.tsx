import { Menu } from '@base-ui/react/menu';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import menu from '../../ui/overlays/menu.module.css';
import { MenuEntries, type MenuEntry, useMenuFocus } from '../../ui/overlays/menu-entries.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionOf, isEnabled } from '../actions/all-actions.ts';
import { keysOf } from '../actions/chosen-keys.ts';
import { keyText } from '../actions/keys.ts';
import { useEditor } from '../editor-context.ts';
import { t } from '../editor-text.ts';
import { addableKinds } from '../hotspots/editor-kind-of.ts';
import type { EditorState } from '../state/editor-state.ts';
import { idsOfChosen } from './chosen.ts';

interface Opened {
  x: number;
  y: number;
  entries: readonly MenuEntry[];
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What can be done where the pointer is: with the hotspots that are selected, or with the picture. */
export function useCanvasMenu(): {
  listeners: { onContextMenu(event: MouseEvent): void };
  /** At a place: for a hotspot, or for the picture there. */
  open(place: Place, hotspotId?: string): void;
  close(): void;
  menu: ReactNode;
} {
  const { actions, canvas } = useEditor();
  const [opened, setOpened] = useState<Opened | null>(null);
  const onContextMenu = (event: MouseEvent) => {
    const { clientX, clientY, target, nativeEvent } = event;
    // A finger that rests is heard by `useTool`, in every browser.
    if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
      return event.preventDefault();
    const state = actions.state();
    if (!hasMenu(state)) return;
    event.preventDefault();
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-hotspot-id]') : null;
    const id = button?.dataset['hotspotId'];
    // What is not selected is selected first.
    if (id !== undefined && !idsOfChosen(state).includes(id)) state.selectHotspot(id);
    // By the key the place is that of the focus, not one that was pointed at: what is selected is meant.
    show({ clientX, clientY }, id !== undefined || (isByKey(event) && idsOfChosen(state).length > 0));
  };
  const show = ({ clientX, clientY }: Place, isOnHotspot: boolean) => {
    const direction = canvas.current?.directionAt(clientX, clientY) ?? null;
    const entries = isOnHotspot ? entriesOfChosen(actions) : entriesOfPicture(actions, direction);
    setOpened({ x: clientX, y: clientY, entries });
  };
  const close = () => setOpened(null);
  return {
    close,
    listeners: { onContextMenu },
    open: (place, hotspotId) => {
      if (hasMenu(actions.state())) show(place, hotspotId !== undefined);
    },
    menu: opened && <OpenMenu opened={opened} onClose={close} />,
  };
}

const hasMenu = ({ adjusting, corners, canvasSceneId }: EditorState): boolean =>
  !adjusting && corners.length === 0 && canvasSceneId !== null;

/** Only a pointer uses the second button, or, on a Mac, the first one with Ctrl. */
const isByKey = ({ button, ctrlKey }: MouseEvent): boolean => button !== 2 && !ctrlKey;

function OpenMenu({ opened: { x, y, entries }, onClose }: { opened: Opened; onClose(): void }) {
  const { onChoose } = useMenuFocus();
  const { canvas } = useEditor();
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y]);
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} anchor={anchor} align="start" sideOffset={2}>
          <Menu.Popup
            className={menu.popup}
            aria-label={t('many.menu')}
            finalFocus={() => {
              canvas.current?.focus();
              return false;
            }}
          >
            <MenuEntries entries={entries} onChoose={onChoose} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** An action of the registry as a row of a menu, with its key. */
function entryOf(
  context: ActionContext,
  id: string,
  change: Partial<Action> & { separated?: boolean } = {},
): MenuEntry {
  const action = { ...actionOf(id), ...change };
  const [key] = keysOf(action);
  return {
    id,
    label: t(action.label),
    icon: <action.icon size={18} stroke={1.75} aria-hidden="true" />,
    disabled: !isEnabled(action, context.state()),
    ...(key && { keys: keyText(key) }),
    ...(change.separated && { separated: true }),
    onSelect: () => action.run(context),
  };
}

function entriesOfChosen(context: ActionContext): MenuEntry[] {
  const count = idsOfChosen(context.state()).length;
  const many = count > 1;
  return [
    ...(many ? [] : [entryOf(context, 'preview-hotspot')]),
    entryOf(context, 'copy'),
    entryOf(context, 'cut'),
    entryOf(context, 'duplicate'),
    ...(many
      ? [
          entryOf(context, 'arrange-pitch', { separated: true }),
          entryOf(context, 'arrange-yaw'),
          entryOf(context, 'arrange-spread-yaw'),
        ]
      : []),
    entryOf(context, 'select-all', { separated: true }),
    {
      ...entryOf(context, 'delete', { separated: true }),
      ...(many && { label: t('many.delete', { count }) }),
      danger: true,
    } as MenuEntry,
  ];
}

function entriesOfPicture(context: ActionContext, direction: [number, number, number] | null): MenuEntry[] {
  const tools = new Map(addableKinds());
  // Without the key of the tool, which asks for a place.
  const here = (kind: string): MenuEntry[] => {
    const adding = tools.get(kind);
    if (!direction || !adding) return [];
    const { keys: _, ...entry } = entryOf(context, `${kind}-tool`);
    const label = t('many.here', { kind: t(adding.tool) });
    return [{ ...entry, label, onSelect: () => context.place(kind, direction) } as MenuEntry];
  };
  return [
    ...['link', 'info', 'image', 'video'].flatMap(here),
    entryOf(context, 'paste', { separated: direction !== null }),
    entryOf(context, 'select-all'),
    entryOf(context, 'use-view', { separated: true }),
    entryOf(context, 'adjust-photo'),
  ];
}
