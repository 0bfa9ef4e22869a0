import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconDots, IconGripVertical, IconStarFilled } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import type { RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ContextMenu } from '../../../../ui/overlays/context-menu.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { useEditor } from '../../../editor-context.ts';
import { useEditorStore } from '../../../editor-store.ts';
import { t } from '../../../editor-text.ts';
import { useOpenTour } from '../../../open-tour/open-tour-context.ts';
import { chooseScene } from '../../../scenes/choose-scene.ts';
import { moveByFloor } from '../../../scenes/move-by-floor.ts';
import { useSceneStatus } from '../../../use-scene-status.ts';
import { SceneNameField } from '../scene-name-field.tsx';
import styles from './scene-card.module.css';
import { SceneCardStatus } from './scene-card-status.tsx';
import { SceneThumbnail } from './scene-thumbnail.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useSceneMenu } from './use-scene-menu.tsx';

/** What a scene's card in the list shows. */
export interface SceneCardProps {
  scene: Scene;
  isStart: boolean;
  linksOut: number;
  linksIn: number;
  /** No link leads out of it although there are other scenes. */
  isLonely: boolean;
}

/** One scene: picture, name, rank, links, and how its photo is doing. */
export function SceneCard(props: SceneCardProps & { place: RefObject<HTMLLIElement | null> }) {
  const { scene, isStart, linksOut, linksIn, isLonely, place } = props;
  const { id, name, slug } = scene;
  const isSelected = useEditorStore((state) => state.selectedSceneId === id);
  const isChosen = useEditorStore(
    ({ chosenSceneIds, takesScenes }) =>
      (takesScenes || chosenSceneIds.length > 1) && chosenSceneIds.includes(id),
  );
  const isRenaming = useEditorStore((state) => state.renamingSceneId === id);
  const status = useSceneStatus(slug);
  const { entries, input } = useSceneMenu(scene);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t('scenes.sortable') } });
  const card = useCardFocus();
  const takePlace = (element: HTMLLIElement | null) => {
    card.current = element;
    place.current = element;
    setNodeRef(element);
  };
  return (
    <ContextMenu label={t('scene.more', { name })} entries={entries} onOpen={letGo}>
      <li
        ref={takePlace}
        data-scene-id={id}
        data-chosen={isChosen || undefined}
        data-dragging={isDragging || undefined}
        className={classNames(
          styles.card,
          isSelected && styles.selected,
          isChosen && styles.chosen,
          isDragging && styles.dragging,
        )}
        style={{ transform: CSS.Translate.toString(transform), transition }}
        {...(!isRenaming && only(listeners, 'onPointerDown'))}
      >
        <OpenButton {...{ scene, isStart, isSelected, isChosen }} />
        <Picture slug={slug} isStart={isStart} />
        <span className={styles.text}>
          {isRenaming ? <SceneNameField scene={scene} /> : <b className={styles.name}>{name}</b>}
          <SceneCardStatus {...{ scene, status, linksOut, linksIn, isLonely }} />
        </span>
        <span className={classNames(styles.tools, isRenaming && styles.toolsAway)}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.grip}
            {...attributes}
            aria-label={t('scene.move', { name })}
            {...only(listeners, 'onKeyDown')}
          >
            <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
          </button>
          <CardMenu name={name} entries={entries} />
        </span>
        {input}
      </li>
    </ContextMenu>
  );
}

/** The finger whose long press opened the menu no longer holds the card: moving on, it would drag that under the menu. */
const letGo = () => document.dispatchEvent(new Event('pointercancel'));

interface OpenButtonProps extends Pick<SceneCardProps, 'scene' | 'isStart'> {
  isSelected: boolean;
  isChosen: boolean;
}

/** Covers the card: a click opens the scene, keys rename it or move it to another floor. */
function OpenButton({ scene, isStart, isSelected, isChosen }: OpenButtonProps) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const hasFloors = useEditorStore(({ tour }) => Boolean(tour?.floorPlans.length));
  const selectScene = useEditorStore((state) => state.selectScene);
  const isTaking = useEditorStore((state) => state.takesScenes);
  const { id, name } = scene;
  const startRename = () => store.setState({ renamingSceneId: id });
  return (
    <button
      type="button"
      className={styles.open}
      title={name}
      aria-current={isSelected}
      aria-pressed={isTaking ? isChosen : undefined}
      aria-label={isStart ? t('scene.open-start', { name }) : t('scene.open', { name })}
      aria-keyshortcuts={hasFloors ? 'F2 Alt+PageUp Alt+PageDown' : 'F2'}
      onClick={(event) => {
        if (!chooseScene(store, event, id)) selectScene(id);
      }}
      onDoubleClick={startRename}
      onKeyDown={(event) => {
        if (event.key === 'F2') startRename();
        if (event.altKey && (event.key === 'PageUp' || event.key === 'PageDown')) {
          event.preventDefault();
          moveByFloor(actions, id, event.key === 'PageUp' ? -1 : 1);
        }
      }}
    />
  );
}

function CardMenu({ name, entries }: { name: string; entries: ReturnType<typeof useSceneMenu>['entries'] }) {
  return (
    <Menu
      entries={entries}
      trigger={
        <IconButton
          size="small"
          label={t('scene.more', { name })}
          icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
        />
      }
    />
  );
}

function Picture({ slug, isStart }: { slug: string; isStart: boolean }) {
  return (
    <span className={styles.picture}>
      <SceneThumbnail slug={slug} className={styles.thumbnail} />
      {isStart && (
        <span className={styles.start}>
          <IconStarFilled size={12} aria-hidden="true" />
          {t('scene.start')}
        </span>
      )}
    </span>
  );
}

type Listeners = ReturnType<typeof useSortable>['listeners'];

/** One of the listeners for dragging: the pointer drags the whole card, the keyboard its grip. */
function only(listeners: Listeners, name: 'onPointerDown' | 'onKeyDown'): Listeners {
  const listener = listeners?.[name];
  return listener && { [name]: listener };
}
