import { IconDoorEnter, IconDots, IconLink, IconStarFilled } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { Handle, type NodeProps, Position, useReactFlow, useStore } from '@xyflow/react';
import { type KeyboardEvent, memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ContextMenu } from '../../../ui/overlays/context-menu.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menu-entries.tsx';
import { isKeyAnywhere, keyText } from '../../actions/keys.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { box } from '../layout/place.ts';
import { m } from '../map-text.ts';
import { sceneFits } from '../scene-fits.ts';
import { linkKeys } from './link-key.ts';
import styles from './scene-box.module.css';

/** A scene's box on the map, with what it shows. */
export interface ShownScene extends Record<string, unknown> {
  scene: Scene;
  /** How many scenes it is joined with, and with how many of them one way only. */
  links: number;
  oneWay: number;
  isStart: boolean;
  isTouch: boolean;
  /** Asks which scene it is to be linked to. */
  onLink(): void;
  /** The scene whose box an arrow key leads to. */
  nextFor(key: string): number | null;
}

/** Below this zoom a finger could not hit what is in a box. */
const readableZoom = 0.6;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** A scene on the map: a press opens it, a drag from it to another links both. */
export const SceneBox = memo(function SceneBox({ data }: NodeProps & { data: ShownScene }) {
  const { scene, links, oneWay, isStart, isTouch, onLink, nextFor } = data;
  const { actions } = useEditor();
  const isSelected = useEditorStore((state) => state.selectedSceneId === scene.id);
  const isDimmed = useEditorStore((state) => !sceneFits(scene, state.mapQuery));
  const show = useShowing();
  const isFar = useStore(({ transform: [, , zoom] }) => zoom < readableZoom);
  const open = () => {
    actions.state().selectScene(scene.id);
    actions.set({ panel: 'scenes' });
  };
  const entries = boxMenu(open, onLink);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextFor(event.key);
    if (linkKeys().some((each) => isKeyAnywhere(event, each))) onLink();
    else if (next !== null) document.querySelector<HTMLElement>(`[data-box="${next}"]`)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ContextMenu label={m('map.more', { name: scene.name })} entries={entries}>
      <div className={classNames(styles.place, isDimmed && styles.dimmed)}>
        <Handle type="source" position={Position.Top} className={styles.handle}>
          <button
            type="button"
            data-box={scene.id}
            className={classNames(styles.box, isSelected && styles.selected, oneWay > 0 && styles.oneWay)}
            title={scene.name}
            aria-label={m(isStart ? 'map.start-box' : 'map.box', { name: scene.name, count: links, oneWay })}
            aria-keyshortcuts={linkKeys().join(' ')}
            onClick={open}
            onKeyDown={onKeyDown}
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) show(scene.id);
            }}
          >
            <SceneThumbnail slug={scene.slug} className={styles.picture} />
            <b className="ellipsis">{scene.name}</b>
          </button>
        </Handle>
        {isStart && <StartSign />}
        {!(isTouch && isFar) && (
          <Menu
            entries={entries}
            trigger={
              <button
                type="button"
                className={classNames(styles.more, isTouch && styles.always, 'nodrag nopan')}
                aria-label={m('map.more', { name: scene.name })}
              >
                <IconDots {...icon} />
              </button>
            }
          />
        )}
      </div>
    </ContextMenu>
  );
});

/** What the menu of a box offers. */
function boxMenu(open: () => void, onLink: () => void): MenuEntry[] {
  const [key = ''] = linkKeys();
  return [
    { id: 'open', label: m('map.open'), icon: <IconDoorEnter {...icon} />, onSelect: open },
    {
      id: 'link',
      label: m('map.link-to'),
      icon: <IconLink {...icon} />,
      keys: keyText(key),
      takesFocus: true,
      onSelect: onLink,
    },
  ];
}

function StartSign() {
  return (
    <span className={styles.start} aria-hidden="true">
      <IconStarFilled size={12} aria-hidden="true" />
      {m('map.start')}
    </span>
  );
}

/** Brings a box into sight that has the keyboard. */
function useShowing(): (sceneId: number) => void {
  const { getNode, getViewport, setCenter } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  return (sceneId) => {
    const at = getNode(`${sceneId}`)?.position;
    if (!at) return;
    const { x, y, zoom } = getViewport();
    const [left, top] = [at.x * zoom + x, at.y * zoom + y];
    const isIn =
      left >= 0 && top >= 0 && left + box.width * zoom <= width && top + box.height * zoom <= height;
    if (!isIn) void setCenter(at.x + box.width / 2, at.y + box.height / 2, { zoom });
  };
}
